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

interface TemplatePage extends PageNode {
  slug: string;
  template: string;
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

/** The result of `contentPagesQuery`. */
export interface ContentPages {
  redirects: { moved: { from: string; to: string }[] } | null;
  pages: { nodes: TemplatePage[] };
  services: { nodes: (Related & { slug: string })[] };
  industries: { nodes: (Related & { slug: string })[] };
  insights: { nodes: InsightNode[] };
  caseStudies: { nodes: WorkNode[] };
  projects: { nodes: ProjectNode[] };
}

/** A page to create: its address, the name of its template, and the variables of the template's query. */
export interface ContentPage {
  path: string;
  template: string;
  context: Record<string, unknown>;
}

const workFields = 'id path title image { src { id } } services { slug } industry { slug }';

/** A plain string: Gatsby runs `graphql` tags itself, and the previews of `/admin` run this one, too. */
export const contentPagesQuery = `
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

/** What each page's query needs to know; relations between entries are computed here. */
const contexts = (data: ContentPages) => {
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

  return ({ id, slug, template }: TemplatePage): ContentPage['context'] => {
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
};

/** The pages of lists that show a part of their entries: filters of projects, authors and tags of articles. */
const listPages = (page: TemplatePage, { insights, projects }: ContentPages): ContentPage[] => {
  const { id, path, template } = page;
  const lists =
    template === 'insights'
      ? insightListPages(path, insights.nodes)
      : template === 'projects'
        ? filterPages(path, projects.nodes)
        : [];
  return lists.map((list) => ({ path: list.path, template, context: { id, ...list.choice } }));
};

/** Every page of the site: one for each entry that has a page, and the pages of parts of a list. */
export const contentPages = (data: ContentPages): ContentPage[] => {
  const contextOf = contexts(data);
  return (
    data.pages.nodes
      // Without articles there is no list of them.
      .filter(({ template }) => template !== 'insights' || data.insights.nodes.length > 0)
      .flatMap((page) => [
        {
          // Hosts show `404.html` for unknown addresses; a page at `/404` beside it would be answered with 200.
          path: page.template === 'not-found' ? `${page.path}.html` : page.path,
          template: page.template,
          context: contextOf(page),
        },
        ...listPages(page, data),
      ])
  );
};
