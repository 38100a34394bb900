import type { Company } from '../../src/site-manifest/company';

/** Finds a person's name by the name of their file. What a form says about its addressee is looked up, never believed. */
export type FindPerson = (slug: string | undefined) => string | undefined;

/** Among the people that the build knew. */
export const findPersonIn =
  ({ people = {} }: Pick<Company, 'people'>): FindPerson =>
  (slug = '') =>
    Object.hasOwn(people, slug) ? people[slug] : undefined;
