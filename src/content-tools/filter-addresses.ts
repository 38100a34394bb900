import { z } from 'zod';
import { filterPages } from '../content-model/project-filter';
import type { ContentFile } from './read';

/** The part of a project that decides on filter pages; undefined while the project has mistakes there. */
const filterable = z.object({
  services: z.array(z.string()),
  industry: z.string().optional(),
  technologies: z.array(z.string()),
});

/** The addresses of the filter pages of the project list. */
export const filterAddresses = (files: readonly ContentFile[]): string[] => {
  const list = files.find(({ template }) => template === 'projects');
  const projects = files.flatMap(({ kind, data }) => {
    const { data: project } = filterable.safeParse(kind === 'project' ? data : undefined);
    if (!project) return [];
    const { services, industry, technologies } = project;
    return [
      {
        services: services.map((slug) => ({ slug })),
        industry: industry ? { slug: industry } : null,
        technologies,
      },
    ];
  });
  return list?.path ? filterPages(list.path, projects).map(({ path }) => path) : [];
};
