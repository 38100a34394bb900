/** Headings of articles that headings.json does not name. */
const usual = {
  contents: 'In this article',
  work: 'The work behind it',
  services: 'Services it is about',
  more: 'From our insights',
};

/** The headings of articles, also on pages that show some. */
export const articleHeadings = (given: Partial<typeof usual> | null | undefined): typeof usual => ({
  ...usual,
  ...given,
});
