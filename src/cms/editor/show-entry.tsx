import { type ComponentType, createElement, type ReactNode } from 'react';
// Fragments that no component of a preview imports; Gatsby finds them by itself.
import '../../components/picture/picture-fragments';
import '../../components/day-and-night';
import '../../sections/page/page-section-fragments';
import { collections, pageTemplates } from '../../content-model';
import { type ContentPages, contentPages, contentPagesQuery } from '../../gatsby-node/pages/content-pages';
import { ArticleFacts } from '../../sections/article/article-facts';
import { Clients } from '../../sections/clients/clients';
import { HeroSlide } from '../../sections/hero/hero-slide';
import { Offices } from '../../sections/offices';
import { Products } from '../../sections/products';
import { Testimonials } from '../../sections/testimonials/testimonials';
import { documents, QueryRunner } from './gatsby-stub';
import { entryId, type PreviewNode, previewNodes } from './preview-nodes';
import { runQuery } from './run-query';

/**
 * Renders a component of the site with the result of its query, whose type only Gatsby's type generator knows. The preview's
 * error boundary catches a mismatch.
 */
const show = (component: ComponentType<never>, props: object): ReactNode =>
  createElement(component as ComponentType<object>, props);

/** A module of `src/templates/`: the page, and its query. */
interface Template {
  default: ComponentType<never>;
  query: unknown;
}

/** The templates by the name that pages and collections use. esbuild bundles every file that the path may mean. */
const templates: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.entries({ ...pageTemplates, ...collections }).flatMap(([name, model]) =>
    'folder' in model && !('base' in model) ? [] : [[name, require(`../../templates/${name}.tsx`)]],
  ),
);

/** The heading above an entry that has no page. */
const heading = (title: string) => ({ title, text: '' });

/** The result of a part's query: the entry, and articles by a person. */
interface PartData {
  entry?: object;
  articles?: { nodes: object[] };
}

/** For entries without a page: a query, and the part of a page that shows its result. */
const parts: Readonly<Record<string, [query: string, show: (data: PartData) => ReactNode]>> = {
  person: [
    `entry: person(id: { eq: $id }) { slug name role image { ...SmallPicture } }
     articles: allInsight(filter: { author: { id: { eq: $id } } }, limit: 1) { nodes { ...ArticleFacts } }`,
    ({ entry, articles }) => {
      const unwritten = { author: entry, date: '', updated: null, tags: [], body: [] };
      return show(ArticleFacts, { article: articles?.nodes[0] ?? unwritten });
    },
  ],
  product: [
    'entry: product(id: { eq: $id }) { ...Product }',
    ({ entry }) => show(Products, { heading: heading('Product'), entries: [entry] }),
  ],
  client: [
    'entry: client(id: { eq: $id }) { ...ClientLogo }',
    ({ entry }) => show(Clients, { heading: heading('Client'), entries: [entry] }),
  ],
  testimonial: [
    'entry: testimonial(id: { eq: $id }) { ...Testimonial }',
    ({ entry }) => show(Testimonials, { heading: heading('Testimonial'), entries: [entry] }),
  ],
  'hero-slide': [
    'entry: heroSlide(id: { eq: $id }) { ...HeroSlide }',
    ({ entry }) => show(HeroSlide, { banner: entry, first: true, near: true }),
  ],
  office: [
    'entry: office(id: { eq: $id }) { ...OfficeDetails ...BookingOffice }',
    ({ entry }) => show(Offices, { title: 'Office', offices: [entry] }),
  ],
};

type Run = (query: string, variables?: Readonly<Record<string, unknown>>) => object;

/** The page of an entry, with the variables that gatsby-node.ts gives to its query. */
const showPage = (run: Run, node: PreviewNode, template: string): ReactNode => {
  const { id } = node.fields;
  // No query's result has a type here; the schema is the one that Gatsby has.
  const pages = contentPages(run(contentPagesQuery) as ContentPages);
  // The site has no list without entries; the preview shows it empty.
  const pageContext = pages.find(({ context }) => context.id === id)?.context ?? {
    id,
    ids: [],
    number: 1,
    of: 1,
  };
  const known = templates[template];
  if (!known) throw new Error(`There is no template ${template}`);
  const data = run(String(known.query), pageContext);
  return show(known.default, { data, pageContext, location: { search: '' } });
};

const showPart = (run: Run, { fields: { id } }: PreviewNode, kind: string): ReactNode => {
  const [query, showData] = parts[kind] ?? [];
  return query && showData ? showData(run(`query Part($id: String!) { ${query} }`, { id })) : null;
};

/**
 * Shows the page of an entry, or its part of one, with the site's components and their queries.
 * @param args the entry as it is in the form, however incomplete; all others, of which some may not be loaded yet; and where
 * their files are
 */
export const showEntry = (...args: Parameters<typeof previewNodes>): ReactNode => {
  const nodes = previewNodes(...args);
  const own = nodes.find(({ fields }) => fields.id === entryId(args[0]));
  if (!own) return null;
  const run: Run = (query, variables) => runQuery(query, documents, nodes, variables);
  const { template } = own.fields;
  return (
    <QueryRunner value={run}>
      {template ? showPage(run, own, String(template)) : showPart(run, own, args[0].kind)}
    </QueryRunner>
  );
};
