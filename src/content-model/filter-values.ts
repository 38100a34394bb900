import { type Choice, chosenFacets, countValues, type Filterable, listValues } from './project-filter';

/** A value that a filter offers. */
export interface FilterValue {
  slug: string;
  name: string;
  /** The projects it would show, with the other facets as chosen. */
  count: number;
  /** The projects that have it. */
  total: number;
}
export type FilterValues = Readonly<Record<keyof Choice, readonly FilterValue[]>>;

// Not `localeCompare`: loading the browser's collation data takes a slow phone a quarter of a second.
const compareNames = (a: string, b: string): number => {
  // Without accents: an Ä stands with the A.
  const [first = '', second = ''] = [a, b].map((name) =>
    name.toLowerCase().normalize('NFD').replace(/\p{M}/gu, ''),
  );
  return first < second ? -1 : Number(first > second);
};

/** The values that each facet offers while some are chosen, in alphabetical order. */
export const listFilterValues = (projects: readonly Filterable[], choice: Choice): FilterValues => {
  const valuesOf = (facet: keyof Choice): FilterValue[] => {
    const named = projects.flatMap((project) => listValues(project, facet));
    const names = new Map(named.map(({ slug, title = slug }) => [slug, title]));
    const [counts, totals] = [countValues(projects, choice, facet), countValues(projects, {}, facet)];
    return [...names]
      .sort((a, b) => compareNames(a[1], b[1]))
      .map(([slug, name]) => ({ slug, name, count: counts.get(slug) ?? 0, total: totals.get(slug) ?? 0 }));
  };
  return { service: valuesOf('service'), industry: valuesOf('industry'), technology: valuesOf('technology') };
};

/** The names of the chosen values; of a value that no project has, the value itself. */
export const chosenNames = (values: FilterValues, choice: Choice): string[] =>
  chosenFacets(choice).map(
    ([facet, value]) => values[facet].find(({ slug }) => slug === value)?.name ?? value,
  );
