import { nameSlug } from './name-slug';

/** The filters of the project list, in the order of the groups on the page (behaviour.md, rule 49). */
export const facets = ['service', 'industry', 'technology'] as const;
export type Facet = (typeof facets)[number];

/** The chosen value of each facet, by slug. */
export type Choice = Partial<Record<Facet, string>>;

/** What a project can be filtered by; a filter shows its title. */
interface Named {
  readonly slug: string;
  readonly title?: string;
}

/** The part of a project that the filter looks at. */
export interface Filterable {
  services: readonly Named[];
  industry: Named | null;
  technologies: readonly string[];
}

/** Folder of a facet's addresses below the list: `/projects/services/automation`. */
const folders: Record<Facet, string> = {
  service: 'services',
  industry: 'industries',
  technology: 'technologies',
};

/** What a project has of a facet. */
export const listValues = ({ services, industry, technologies }: Filterable, facet: Facet) => {
  if (facet === 'service') return services;
  if (facet === 'industry') return industry ? [industry] : [];
  return technologies.map((title) => ({ slug: nameSlug(title), title }));
};

/** The facets of which a value is chosen, with it. */
export const chosenFacets = (choice: Choice): [Facet, string][] =>
  facets.flatMap((facet): [Facet, string][] => {
    const value = choice[facet];
    return value ? [[facet, value]] : [];
  });

/** Projects that have every chosen value. */
export const filterProjects = <Project extends Filterable>(projects: readonly Project[], choice: Choice) =>
  projects.filter((project) =>
    chosenFacets(choice).every(([facet, value]) =>
      listValues(project, facet).some(({ slug }) => slug === value),
    ),
  );

/**
 * The address of a choice: one value has a page, which works without scripts; several are a query.
 * @param combined path of the page that shows several values: one that has all projects
 */
export const buildChoiceAddress = (base: string, choice: Choice, combined = base): string => {
  const chosen = chosenFacets(choice);
  const [first] = chosen;
  if (!first) return base;
  if (chosen.length === 1) return `${base}/${folders[first[0]]}/${first[1]}`;
  return `${combined}?${new URLSearchParams(chosen)}`;
};

/** The choice with one facet set, or cleared if it already had that value. */
export const toggleValue = (choice: Choice, facet: Facet, value: string): Choice => {
  const { [facet]: before, ...others } = choice;
  return before === value ? others : { ...others, [facet]: value };
};

/** Reads the choice from an address's query. */
export const readChoice = (query: string): Choice =>
  Object.fromEntries(chosenFacets(Object.fromEntries(new URLSearchParams(query))));

/** Every page that shows the projects of one value. */
export const listFilterPages = (base: string, projects: readonly Filterable[]) => {
  const choicesOf = (project: Filterable) =>
    facets.flatMap((facet) => listValues(project, facet).map(({ slug }): Choice => ({ [facet]: slug })));
  const choices = projects.flatMap(choicesOf);
  const pages = new Map(choices.map((choice) => [buildChoiceAddress(base, choice), choice]));
  return [...pages].map(([path, choice]) => ({ path, choice }));
};

/** Counts the projects that each value of a facet would show, with the other facets as chosen. */
export const countValues = (projects: readonly Filterable[], choice: Choice, facet: Facet) => {
  const { [facet]: _, ...others } = choice;
  const counts = new Map<string, number>();
  for (const project of filterProjects(projects, others)) {
    for (const { slug } of listValues(project, facet)) counts.set(slug, (counts.get(slug) ?? 0) + 1);
  }
  return counts;
};
