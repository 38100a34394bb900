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
  given: (Partial<Omit<Names, 'list'>> & { list?: string | null }) | null | undefined,
): Names => ({ ...usual, ...given, list: given?.list ?? usual.list });
