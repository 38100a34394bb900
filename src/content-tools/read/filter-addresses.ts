import { z } from 'zod';
import { listFilterPages } from '../../content-model/project-filter';
import type { ContentFile } from './read-content';

type File = Pick<ContentFile, 'kind' | 'path' | 'template' | 'data'>;

/** A project as the filters see it; a project with mistakes there has no filter pages. */
const named = z.string().transform((slug) => ({ slug }));
const filterable = z.object({
  services: z.array(named),
  industry: named.optional().transform((industry) => industry ?? null),
  technologies: z.array(z.string()),
});

/** The addresses of the filter pages of the project list. */
export const listFilterAddresses = (files: readonly File[]): string[] => {
  const list = files.find(({ template }) => template === 'projects')?.path;
  const projects = files
    .filter(({ kind }) => kind === 'project')
    .flatMap(({ data }) => filterable.safeParse(data).data ?? []);
  return list === undefined ? [] : listFilterPages(list, projects).map(({ path }) => path);
};
