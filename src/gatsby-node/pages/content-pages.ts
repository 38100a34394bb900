import { notFoundPage } from '../../content-model/fixed-pages';
import { fewestForLists, findSimilarInsights, type ListedInsight } from '../../content-model/insight-lists';
import { listInsightPages, listProjectPages } from '../../content-model/list-pages';
import type { Filterable } from '../../content-model/project-filter';
import { dropRepeats, relatedCount, selectWork, sortByCloseness, type WorkNode } from './related-work';

type TemplatePage = Pick<Queries.Page, 'id' | 'path' | 'slug' | 'template'>;

/** Case studies and projects that an editor chose, by their paths. */
type Related = Pick<Queries.Service, 'id' | 'relatedWork'>;

/** The result of `contentPagesQuery`. */
export interface ContentPages {
  pages: {
    nodes: (TemplatePage &
      Partial<Pick<Queries.ComposedPage, 'isCampaign'>> & { contact?: { slug: string } | null })[];
  };
  services: { nodes: (Related & { screen: object | null })[] };
  industries: { nodes: Related[] };
  insights: { nodes: (Related & ListedInsight & Record<'services' | 'industries', { slug: string }[]>)[] };
  caseStudies: { nodes: WorkNode[] };
  projects: { nodes: (WorkNode & Filterable)[] };
}

/** A page to create: its address, the name of its template, and the variables of the template's query. */
export interface ContentPage {
  path: string;
  template: string;
  context: Record<string, unknown>;
}

const workFields = 'id path title image { src { id } } services { slug title } industry { slug title }';

/** A plain string: Gatsby would run a `graphql` tag itself, and the previews of `/admin` run this query, too. */
export const contentPagesQuery = `
  query ContentPages {
    pages: allPage { nodes { id path slug template contact { slug } ... on ComposedPage { isCampaign } } }
    services: allService { nodes { id relatedWork screen { alt } } }
    industries: allIndustry { nodes { id relatedWork } }
    insights: allInsight {
      nodes { id relatedWork tags author { slug name } services { slug } industries { slug } }
    }
    caseStudies: allCaseStudy { nodes { ${workFields} project { id } } }
    projects: allProject { nodes { ${workFields} technologies } }
  }
`;

const firstIds = (nodes: readonly { id: string }[]): string[] =>
  nodes.slice(0, relatedCount).map(({ id }) => id);

const includes = (entries: readonly { slug: string }[], slug: string): boolean =>
  entries.some((entry) => entry.slug === slug);

/** Computes the variables of a page's query: its id, and the ids of the entries that it shows besides. */
const createContext = (data: ContentPages) => {
  const caseStudies = data.caseStudies.nodes;
  const projects = data.projects.nodes;
  const insights = data.insights.nodes;
  const choosers = [...data.services.nodes, ...data.industries.nodes, ...insights];
  const findWork = (id: string, belongs: (node: WorkNode) => boolean): string[] => {
    const chosen = choosers.find((entry) => entry.id === id)?.relatedWork;
    return firstIds(selectWork(chosen, [...caseStudies, ...projects], belongs));
  };

  const byTemplate: Partial<Record<string, (page: TemplatePage) => ContentPage['context']>> = {
    service: ({ id, slug }) => ({
      hasScreen: data.services.nodes.some((service) => service.id === id && service.screen !== null),
      workIds: findWork(id, ({ services }) => includes(services, slug)),
      insightIds: firstIds(insights.filter(({ services }) => includes(services, slug))),
    }),
    industry: ({ id, slug }) => ({
      workIds: findWork(id, ({ industry }) => industry?.slug === slug),
      insightIds: firstIds(insights.filter(({ industries }) => includes(industries, slug))),
    }),
    insight: ({ id }) => {
      const insight = insights.find((candidate) => candidate.id === id);
      if (!insight) return {};
      return {
        workIds: findWork(id, ({ services }) =>
          services.some(({ slug }) => includes(insight.services, slug)),
        ),
        moreIds: firstIds(findSimilarInsights(insight, insights)),
        hasLists: insights.length >= fewestForLists,
      };
    },
    'case-study': ({ id }) => ({
      otherIds: firstIds(dropRepeats(caseStudies).filter((other) => other.id !== id)),
    }),
    project: ({ id }) => {
      const project = projects.find((candidate) => candidate.id === id);
      if (!project) return {};
      const stories = caseStudies.filter((story) => story.project?.id === id);
      const nearest = firstIds(dropRepeats(sortByCloseness(project, projects)));
      // The nearest projects are shown in the order of the list of projects.
      return { workIds: firstIds([...stories, ...projects.filter((other) => nearest.includes(other.id))]) };
    },
  };
  return (page: TemplatePage) => ({ id: page.id, ...byTemplate[page.template]?.(page) });
};

/** Every page of the site: one for each entry that has a page, and the pages of lists. */
export const contentPages = (data: ContentPages): ContentPage[] => {
  const contextFor = createContext(data);
  return data.pages.nodes.flatMap((page): ContentPage[] => {
    const { path, template } = page;
    const lists =
      (template === 'insights' && listInsightPages(page, data.insights.nodes)) ||
      (template === 'projects' && listProjectPages(page, data.projects.nodes));
    if (lists) return lists.map((list) => ({ path: list.path, template, context: { ...list.context } }));
    // Hosts show `404.html` for unknown addresses; a page at `/404` would be answered with 200.
    const address = path === notFoundPage ? `${path}.html` : path;
    const context = {
      ...contextFor(page),
      ...(page.isCampaign && { isCampaign: true, contact: page.contact?.slug }),
    };
    return [{ path: address, template, context }];
  });
};
