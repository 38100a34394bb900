import { resolve } from 'node:path';
import type { Actions, CreatePagesArgs, Reporter } from 'gatsby';
import {
  fewestForLists,
  insightListPages,
  type ListedInsight,
  similarInsights,
} from '../../content-model/insight-lists';
import { filterPages } from '../../content-model/project-filter';
import { closest, distinct, relatedCount, relatedWork, type WorkNode } from './related-work';

interface PageNode {
  id: string;
  path: string;
}

interface ProjectNode extends WorkNode {
  technologies: string[];
}

interface Related {
  id: string;
  relatedWork: string[] | null;
}

interface InsightNode extends Related, ListedInsight {
  path: string;
  services: { slug: string }[];
  industries: { slug: string }[];
}

interface ContentPages {
  redirects: { moved: { from: string; to: string }[] } | null;
  pages: { nodes: (PageNode & { slug: string; template: string })[] };
  services: { nodes: (Related & { slug: string })[] };
  industries: { nodes: (Related & { slug: string })[] };
  insights: { nodes: InsightNode[] };
  caseStudies: { nodes: WorkNode[] };
  projects: { nodes: ProjectNode[] };
}

const workFields = 'id path title image { src { id } } services { slug } industry { slug }';
const query = `
  query ContentPages {
    redirects { moved { from to } }
    pages: allPage { nodes { id path slug template } }
    services: allService { nodes { id slug relatedWork } }
    industries: allIndustry { nodes { id slug relatedWork } }
    insights: allInsight(sort: [{ date: DESC }, { fields: { slug: ASC } }]) {
      nodes { id path relatedWork tags author { slug } services { slug } industries { slug } }
    }
    caseStudies: allCaseStudy(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
      nodes { ${workFields} project { id } }
    }
    projects: allProject(sort: [{ order: ASC }, { fields: { slug: ASC } }]) {
      nodes { ${workFields} technologies }
    }
  }
`;

const ids = (nodes: readonly PageNode[]): string[] => nodes.slice(0, relatedCount).map(({ id }) => id);

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
  const insights = data.insights.nodes;
  const chosen = new Map(
    [...data.services.nodes, ...data.industries.nodes, ...insights].map(({ id, relatedWork: paths }) => [
      id,
      paths,
    ]),
  );
  /** Case studies and projects are queried apart; `workPaths` has the order of both. */
  const workOf = (id: string, belongs: (node: WorkNode) => boolean) => {
    const work = relatedWork(chosen.get(id), [...caseStudies, ...projects], belongs);
    const among = (nodes: readonly WorkNode[]) => ids(work.filter((node) => nodes.includes(node)));
    return {
      workPaths: work.map(({ path }) => path),
      caseStudyIds: among(caseStudies),
      projectIds: among(projects),
    };
  };

  const insightsAbout = (about: (insight: InsightNode) => { slug: string }[], slug: string) =>
    ids(insights.filter((insight) => about(insight).some((subject) => subject.slug === slug)));

  const contextOf = ({ id, slug, template }: (typeof data.pages.nodes)[number]): Record<string, unknown> => {
    switch (template) {
      case 'service':
        return {
          id,
          ...workOf(id, ({ services }) => services.some((service) => service.slug === slug)),
          insightIds: insightsAbout(({ services }) => services, slug),
        };
      case 'industry':
        return {
          id,
          ...workOf(id, ({ industry }) => industry?.slug === slug),
          insightIds: insightsAbout(({ industries }) => industries, slug),
        };
      case 'insight': {
        const insight = insights.find((candidate) => candidate.id === id);
        if (!insight) return { id };
        const about = new Set(insight.services.map((service) => service.slug));
        return {
          id,
          ...workOf(id, ({ services }) => services.some((service) => about.has(service.slug))),
          moreIds: ids(similarInsights(insight, insights)),
          hasLists: insights.length >= fewestForLists,
        };
      }
      case 'case-study':
        return { id, otherIds: ids(distinct(caseStudies).filter((other) => other.id !== id)) };
      case 'project': {
        const project = projects.find((candidate) => candidate.id === id);
        return { id, relatedIds: project ? ids(distinct(closest(project, projects))) : [] };
      }
      default:
        return { id };
    }
  };

  for (const page of data.pages.nodes) {
    // Without articles there is no list of them.
    if (page.template === 'insights' && insights.length === 0) continue;
    const component = resolve(`src/templates/${page.template}.tsx`);
    // Hosts show `404.html` for unknown addresses; a page at `/404` beside it would be answered with 200.
    const path = page.template === 'not-found' ? `${page.path}.html` : page.path;
    createPage({ path, component, context: contextOf(page) });
    if (page.template === 'insights') {
      for (const { path: listPath, choice } of insightListPages(page.path, insights)) {
        createPage({ path: listPath, component, context: { id: page.id, ...choice } });
      }
    }
    if (page.template !== 'projects') continue;
    for (const { path: filterPath, choice } of filterPages(page.path, projects)) {
      createPage({ path: filterPath, component, context: { id: page.id, ...choice } });
    }
  }
};
