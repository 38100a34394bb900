import { nameSlug } from '../../content-model/name-slug';
import { type Choice, type Facet, facets } from '../../content-model/project-filter';

type ListedProject = Pick<Queries.ListedProjectFragment, 'services' | 'industry' | 'technologies'>;

// Not `localeCompare`: loading the browser's collation data takes a slow phone a quarter of a second.
const compareNames = (a: string, b: string): number => {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : Number(first > second);
};

/** Every value of a facet that a project has, with its name, in alphabetical order. */
export const valueNames = (
  projects: readonly ListedProject[],
  facet: Facet,
): [slug: string, name: string][] => {
  const names = new Map<string, string>();
  for (const { services, industry, technologies } of projects) {
    if (facet === 'service') for (const { slug, title } of services) names.set(slug, title);
    if (facet === 'industry' && industry) names.set(industry.slug, industry.title);
    if (facet === 'technology')
      for (const technology of technologies) names.set(nameSlug(technology), technology);
  }
  return [...names].sort((a, b) => compareNames(a[1], b[1]));
};

/** The names of the chosen values; of a value that no project has, the value itself. */
export const chosenNames = (projects: readonly ListedProject[], choice: Choice): string[] =>
  facets.flatMap((facet) => {
    const value = choice[facet];
    return value ? [valueNames(projects, facet).find(([slug]) => slug === value)?.[1] ?? value] : [];
  });
