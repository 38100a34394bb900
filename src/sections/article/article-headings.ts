/** Headings of articles that headings.json does not name. */
const { list, contents, work, services, more } = TEXTS.articles;
const usual = { list, contents, work, services, more };

/** The headings of articles, of their list, and of pages that show some. */
export const articleHeadings = (
  given: (Partial<Omit<typeof usual, 'list'>> & { list?: string | null }) | null | undefined,
): typeof usual => ({ ...usual, ...given, list: given?.list ?? usual.list });
