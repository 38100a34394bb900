import { resolve } from 'node:path';
import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import { filterPages } from '../../content-model/project-filter';

interface PageNode {
  id: string;
  path: string;
}

interface RelatedNode extends PageNode {
  services: { slug: string }[];
  industry: { slug: string };
}

interface ProjectNode extends RelatedNode {
  technologies: string[];
}

interface ContentPages {
  redirects: { moved: { from: string; to: string }[] } | null;
  pages: { nodes: (PageNode & { slug: string; template: string })[] };
  caseStudies: { nodes: RelatedNode[] };
  projects: { nodes: ProjectNode[] };
}

const query = `
  query ContentPages {
    redirects { moved { from to } }
    pages: allPage { nodes { id path slug template } }
    caseStudies: allCaseStudy(sort: [{ order: ASC }, { fields: { slug: ASC } }]) { nodes { id path services { slug } industry { slug } } }
    projects: allProject(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
      nodes { id path technologies services { slug } industry { slug } }
    }
  }
`;

/** How many related entries a page shows. */
const relatedCount = 3;

const ids = (nodes: readonly PageNode[]): string[] => nodes.slice(0, relatedCount).map(({ id }) => id);

/** Entries most similar to one: the same industry and shared services count; `order` decides ties. */
const closest = <Node extends RelatedNode>(to: RelatedNode, among: readonly Node[]): Node[] => {
  const services = new Set(to.services.map(({ slug }) => slug));
  const closeness = (node: RelatedNode): number =>
    (node.industry.slug === to.industry.slug ? 2 : 0) +
    node.services.filter(({ slug }) => services.has(slug)).length;
  return among
    .filter(({ id }) => id !== to.id)
    .map((node) => ({ node, score: closeness(node) }))
    .sort((a, b) => b.score - a.score)
    .map(({ node }) => node);
};

/**
 * Creates every page of the site from the content's nodes: one template for each kind of entry. Relations between
 * entries are computed here and reach the templates as ids in the page context. Moved addresses become redirects.
 */
export const createContentPages = async ({
  graphql,
  createPage,
  createRedirect,
  reporter,
}: {
  graphql: CreatePagesArgs['graphql'];
  createPage: Actions['createPage'];
  createRedirect: Actions['createRedirect'];
  reporter: Reporter;
}): Promise<void> => {
  const { data, errors } = await graphql<ContentPages>(query);
  if (errors || !data) {
    reporter.panicOnBuild('The pages could not be listed', errors);
    return;
  }

  for (const { from, to } of data.redirects?.moved ?? []) {
    createRedirect({ fromPath: from, toPath: to, isPermanent: true, statusCode: 301 });
  }

  const caseStudies = data.caseStudies.nodes;
  const projects = data.projects.nodes;
  const workOf = (belongs: (node: RelatedNode) => boolean) => ({
    projectIds: ids(projects.filter(belongs)),
    caseStudyIds: ids(caseStudies.filter(belongs)),
  });

  const contextOf = ({ id, slug, template }: (typeof data.pages.nodes)[number]): Record<string, unknown> => {
    switch (template) {
      case 'service':
        return { id, ...workOf(({ services }) => services.some((service) => service.slug === slug)) };
      case 'industry':
        return { id, ...workOf(({ industry }) => industry.slug === slug) };
      case 'case-study':
        return { id, otherIds: ids(caseStudies.filter((other) => other.id !== id)) };
      case 'project': {
        const project = projects.find((candidate) => candidate.id === id);
        return { id, relatedIds: project ? ids(closest(project, projects)) : [] };
      }
      default:
        return { id };
    }
  };

  for (const page of data.pages.nodes) {
    const component = resolve(`src/templates/${page.template}.tsx`);
    // Hosts show `404.html` for unknown addresses; a page at `/404` beside it would be answered with 200.
    const path = page.template === 'not-found' ? `${page.path}.html` : page.path;
    createPage({ path, component, context: contextOf(page) });
    if (page.template !== 'projects') continue;
    for (const { path: filterPath, choice } of filterPages(page.path, projects)) {
      createPage({ path: filterPath, component, context: { id: page.id, ...choice } });
    }
  }
};
