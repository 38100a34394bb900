import { relatedCount, relatedWork, type WorkNode } from '../../build/pages/related-work';
import { entryPath } from '../../content-model';
import { fewestForLists, similarInsights } from '../../content-model/insight-lists';
import { excerpt } from '../../content-tools/excerpt';
import { fieldsOf } from '../../content-tools/fields-of';
import { type EntryData, modelOf } from '../entry-file';
import { type PreviewNode, previewNode } from './preview-node';

/** An entry as it is stored. */
export interface StoredEntry {
  slug: string;
  data: EntryData;
}

/** Every entry of the collections, by collection. */
export type StoredEntries = Readonly<Record<string, readonly StoredEntry[]>>;

/** The entry that is being edited. */
export interface EditedEntry extends StoredEntry {
  /** Collection, or `page`. */
  kind: string;
}

/** How the addresses of an entry's files are found. */
export interface Addresses {
  /** For a file of the entry that is being edited. */
  own: (file: string) => string;
  /** For a file beside another entry of a collection. */
  other: (kind: string, file: string) => string;
}

/** The entries as nodes, with what they refer to; `edited` replaces its stored version. */
export const nodesFrom = (stored: StoredEntries, edited: EditedEntry, addresses: Addresses) => {
  const make = (kind: string, { slug, data }: StoredEntry, isEdited: boolean, depth: number): PreviewNode => {
    const model = modelOf(data);
    const node = model
      ? previewNode(fieldsOf(model), data, {
          urlOf: (file) => (isEdited ? addresses.own(file) : addresses.other(kind, file)),
          // Entries refer to each other in circles.
          entry: (to, name) => (depth > 0 ? find(to, name, depth - 1) : undefined),
        })
      : {};
    return { slug, path: entryPath(kind, slug) ?? `/${slug}`, ...Object(node) };
  };
  const isEdited = (kind: string, slug: string) => kind === edited.kind && slug === edited.slug;
  const find = (kind: string, slug: string, depth: number): PreviewNode | undefined => {
    const entry = stored[kind]?.find((candidate) => candidate.slug === slug);
    if (isEdited(kind, slug)) return make(kind, edited, true, depth);
    return entry && make(kind, entry, false, depth);
  };
  /** The entries of a collection that match a condition, in order. */
  const all = (kind: string, belongs: (data: EntryData, slug: string) => boolean = () => true) => {
    const nodes = (stored[kind] ?? [])
      .filter(({ data, slug }) => belongs(data, slug))
      .map((entry) =>
        isEdited(kind, entry.slug) ? make(kind, edited, true, 1) : make(kind, entry, false, 1),
      )
      // Articles the newest first, all others by their order.
      .sort((a, b) =>
        kind === 'insight' ? String(b.date).localeCompare(String(a.date)) : Number(a.order) - Number(b.order),
      );
    return { nodes };
  };
  /** The page of a list, for the breadcrumbs. */
  const page = (template: string): PreviewNode | null => {
    const found = stored.page?.find(({ data }) => data.template === template);
    return found ? { path: `/${found.slug}`, title: found.data.title } : null;
  };
  /** The pages where visitors ask. */
  const ask = () => ({
    quote: page('quote'),
    contact: page('contact'),
    terms: page('how-we-work'),
    calendars: all('office'),
  });
  return { own: make(edited.kind, edited, true, 2), all, page, ask };
};

export type Nodes = ReturnType<typeof nodesFrom>;

/** An entry as relations see it. Its picture is known by its address. */
export const workNode = (node: PreviewNode): WorkNode & { node: PreviewNode } => ({
  id: String(node.path),
  path: String(node.path),
  title: String(node.title),
  image: { src: { id: String(Object(Object(node.image).src).publicURL) } },
  services: (Array.isArray(node.services) ? node.services : []).map((service) => ({
    slug: Object(service).slug,
  })),
  industry: node.industry ? { slug: String(Object(node.industry).slug) } : null,
  project: node.project ? { id: `/projects/${Object(node.project).slug}` } : null,
  node,
});

export const studiesOf = ({ all }: Nodes) => all('case-study').nodes.map(workNode);
export const projectsOf = ({ all }: Nodes) => all('project').nodes.map(workNode);

/** Case studies as their teasers show them: with the beginning of their text. */
export const teasers = (nodes: readonly { node: PreviewNode }[]) => ({
  nodes: nodes.map(({ node }) => ({ ...node, text: excerpt(String(node.text)) })),
});
export const cards = (nodes: readonly { node: PreviewNode }[]) => ({ nodes: nodes.map(({ node }) => node) });

/** The related work of a service or industry, as create-content-pages.ts chooses it. */
export const workOf = (nodes: Nodes, belongs: (node: WorkNode) => boolean) => {
  const studies = studiesOf(nodes);
  const projects = projectsOf(nodes);
  const chosen = Array.isArray(nodes.own.relatedWork) ? nodes.own.relatedWork.map(String) : null;
  const work = relatedWork(chosen, [...studies, ...projects], belongs);
  const among = <Node extends WorkNode>(all: readonly Node[]) =>
    all.filter(({ id }) => work.some((node) => node.id === id));
  return {
    data: { caseStudies: teasers(among(studies)), projects: cards(among(projects)) },
    pageContext: { workPaths: work.map(({ path }) => path) },
  };
};

/** The newest articles about a service or industry. */
export const aboutIn = ({ all }: Nodes, field: 'services' | 'industries', slug: string) => ({
  nodes: all('insight', (data) => Array.isArray(data[field]) && data[field].includes(slug)).nodes.slice(
    0,
    relatedCount,
  ),
});

/** An article's related work and further articles, as create-content-pages.ts chooses them. */
export const aroundInsight = (nodes: Nodes) => {
  const { own, all } = nodes;
  const listed = all('insight').nodes.map((node) => ({
    node,
    tags: Array.isArray(node.tags) ? node.tags.map(String) : [],
    author: { slug: String(Object(node.author).slug) },
    path: String(node.path),
  }));
  const slugs = (value: unknown) => (Array.isArray(value) ? value : []).map((entry) => Object(entry).slug);
  const about = new Set(slugs(own.services));
  const { data, pageContext } = workOf(nodes, ({ services }) => services.some(({ slug }) => about.has(slug)));
  const insight = listed.find(({ path }) => path === own.path);
  const more = insight ? similarInsights(insight, listed).slice(0, relatedCount) : [];
  // As the page's query returns them.
  more.sort((a, b) => String(b.node.date).localeCompare(String(a.node.date)));
  return {
    data: { ...data, more: cards(more) },
    pageContext: { ...pageContext, hasLists: listed.length >= fewestForLists },
  };
};
