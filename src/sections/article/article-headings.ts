/** Headings of articles that headings.json does not name. */
const { list, contents, work, services, more } = TEXTS.articles;
const usual = { list, contents, work, services, more };

type Names = typeof usual;

/** The headings of articles, of their list, and of pages that show some. */
export const articleHeadings = (
  given: (Partial<Omit<Names, 'list'>> & { list?: string | null }) | null | undefined,
): Names => ({ ...usual, ...given, list: given?.list ?? usual.list });
