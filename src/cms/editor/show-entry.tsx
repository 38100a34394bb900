import { type ComponentType, createElement, type ReactNode } from 'react';
// Fragments that no component of a preview imports; Gatsby finds them by itself.
import '../../components/picture/picture-fragments';
import '../../components/day-and-night';
import '../../sections/page/page-section-fragments';
import { collections, pageTemplates } from '../../content-model';
import { type ContentPages, contentPages, contentPagesQuery } from '../../gatsby-node/pages/content-pages';
import { ArticleFacts } from '../../sections/article/article-facts';
import { Clients } from '../../sections/clients/clients';
import { HeroSlide } from '../../sections/hero/hero';
import { Offices } from '../../sections/offices';
import { Products } from '../../sections/products';
import { Testimonials } from '../../sections/testimonials';
import { entryId, type PreviewNode, previewNodes } from './entries';
import { documents, QueryRunner } from './gatsby-stub';
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

/** A section of the home page with one entry. */
const showIn = (section: ComponentType<never>, title: string) => (entry: object) =>
  show(section, { heading: { title, text: '' }, entries: [entry] });

/** For entries without a page: what their query asks for, and the part of a page that shows it. */
const parts: Readonly<
  Record<string, [fields: string, show: (entry: object, article?: object) => ReactNode]>
> = {
  person: [
    'slug name role image { ...SmallPicture }',
    (author, article = { author, date: '', updated: null, tags: [], body: [] }) =>
      show(ArticleFacts, { article }),
  ],
  product: ['...Product', showIn(Products, 'Product')],
  client: ['...ClientLogo', showIn(Clients, 'Client')],
  testimonial: ['...Testimonial', showIn(Testimonials, 'Testimonial')],
  'hero-slide': ['...HeroSlide', (banner) => show(HeroSlide, { banner, first: true, near: true })],
  office: [
    '...OfficeDetails ...BookingOffice',
    (office) => show(Offices, { title: 'Office', offices: [office] }),
  ],
};

type Run = (query: string, variables?: Readonly<Record<string, unknown>>) => object;

/** The page of an entry, with the variables that gatsby-node.ts gives to its query. */
const showPage = (run: Run, node: PreviewNode, template: string): ReactNode => {
  const { id } = node.fields;
  // No query's result has a type here; the schema is the one that Gatsby has.
  const pages = contentPages(run(contentPagesQuery) as ContentPages);
  // The site has no list without entries; the preview shows it empty.
  const created = pages.find(({ context }) => context.id === id);
  const pageContext = created?.context ?? { id, ids: [], number: 1, of: 1 };
  const known = templates[template];
  if (!known) throw new Error(`There is no template ${template}`);
  const data = run(String(known.query), pageContext);
  return show(known.default, { data, pageContext, location: { search: '' } });
};

const showPart = (run: Run, { __typename, fields: { id, slug } }: PreviewNode, kind: string): ReactNode => {
  const [fields, showData] = parts[kind] ?? [];
  if (!fields || !showData) return null;
  const query = `query Part($id: String!) {
    all${__typename}(filter: { id: { eq: $id } }) { nodes { ${fields} } }
    articles: allInsight { nodes { ...ArticleFacts } }
  }`;
  const found = run(query, { id }) as Record<string, { nodes: { author?: { slug: unknown } }[] }>;
  const article = found.articles?.nodes.find(({ author }) => author?.slug === slug);
  return showData(found[`all${__typename}`]?.nodes[0] ?? {}, article);
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
