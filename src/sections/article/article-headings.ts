/** Headings of articles that headings.json does not name. */
const usual = {
  list: 'All articles',
  contents: 'In this article',
  work: 'The work behind it',
  services: 'Services it is about',
  more: 'From our insights',
};

type Names = typeof usual;

/** The headings of articles, of their list, and of pages that show some. */
export const articleHeadings = (
  given: { [Name in keyof Names]?: string | null } | null | undefined,
): Names => ({
  list: given?.list ?? usual.list,
  contents: given?.contents ?? usual.contents,
  work: given?.work ?? usual.work,
  services: given?.services ?? usual.services,
  more: given?.more ?? usual.more,
});
