import { type FilterValues, listFilterValues } from './filter-values';
import { type ListedInsight, listInsights } from './insight-lists';
import { type Choice, type Filterable, filterProjects, listFilterPages } from './project-filter';

/** Entries on one page of a list: whole rows of two and of three cards. */
const entriesPerPage = 24;

/** The variables of a page of a list: its part of the entries, and which page of how many it is. */
export interface ListContext {
  id: string;
  ids: string[];
  /** Address of the first page of this list. */
  list: string;
  number: number;
  of: number;
}

/** A page of articles; with the name of their author or subject, if it shows those of one. */
export interface InsightsContext extends ListContext {
  name?: string | undefined;
}

/** A page of projects, with what its filters offer: it does not know the projects of other pages. */
export interface ProjectsContext extends ListContext {
  choice: Choice;
  values: FilterValues;
  /** Projects that have the choice, and projects there are. */
  found: number;
  all: number;
  /** The page that shows combinations, because it has all projects. */
  combined: string;
}

/** The address of a page of a list; the first is the list's own: `/insights`, `/insights/page/2`. */
export const buildListPageAddress = (list: string, number: number): string =>
  number === 1 ? list : `${list}/page/${number}`;

/** The addresses of the pages of a list, which weigh the same however long it is. An empty list has one page. */
export const listPageAddresses = (list: string, entries: number): string[] => {
  const length = Math.max(1, Math.ceil(entries / entriesPerPage));
  return Array.from({ length }, (_, index) => buildListPageAddress(list, index + 1));
};

/** @param more variables of every page, besides those of a list */
const splitList = <More>(id: string, list: string, entries: readonly { id: string }[], more: More) =>
  listPageAddresses(list, entries.length).map((path, index, { length: of }) => {
    const ids = entries.slice(index * entriesPerPage, (index + 1) * entriesPerPage).map((entry) => entry.id);
    return { path, context: { id, ids, list, number: index + 1, of, ...more } };
  });

/** The pages of the list of articles, which a page of the pages folder shows, and of those by author and subject. */
export const listInsightPages = (
  { id, path }: { id: string; path: string },
  insights: readonly (ListedInsight & { id: string })[],
): { path: string; context: InsightsContext }[] =>
  listInsights(path, insights).flatMap((list) =>
    splitList(id, list.path, list.insights, { name: list.name }),
  );

/**
 * The pages of the list of projects, and of those with one value of a filter. Once the list has several pages, one more has
 * all projects; only combinations of filters lead there.
 */
export const listProjectPages = (
  { id, path }: { id: string; path: string },
  projects: readonly (Filterable & { id: string })[],
): { path: string; context: ProjectsContext }[] => {
  const all = projects.length;
  const isLong = all > entriesPerPage;
  const combined = isLong ? `${path}/all` : path;
  const lists = [{ path, choice: {} }, ...listFilterPages(path, projects)];
  const pages = lists.flatMap(({ path: list, choice }) => {
    const found = filterProjects(projects, choice);
    const values = listFilterValues(projects, choice);
    return splitList(id, list, found, { choice, values, found: found.length, all, combined });
  });
  const [first] = pages;
  if (!isLong || !first) return pages;
  const ids = projects.map((project) => project.id);
  return [...pages, { path: combined, context: { ...first.context, ids, list: combined, of: 1 } }];
};
