import { graphql, useStaticQuery } from 'gatsby';
import { feedPaths } from '../content-model/feed-paths';
import { type Breadcrumb, breadcrumbsTo } from './breadcrumbs';
import { buildHead, type HeadPage } from './build-head';
import { type HeaderOpening, headerSizes, preloadPicture } from './preload-picture';
import { companyNodes, type DataCompany, pageNodes } from './structured-data';

interface SeoHeadProps extends Pick<HeadPage, 'type' | 'noindex' | 'cardOf' | 'preloads'> {
  /** With its header's picture, which is loaded first. */
  page: Queries.SeoFieldsFragment & { image: Partial<Queries.LargePictureFragment> };
  /** How its header opens it, and with which picture; the page's own by default. */
  opening?: HeaderOpening;
  picture?: Partial<Queries.LargePictureFragment>;
  /** From the home page to this page; without it, the two alone. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Shows the offices: like the home page, it introduces the company to search engines. */
  hasOffices?: boolean;
  /** Further nodes of the page's structured data. */
  nodes?: (company: DataCompany) => object[];
  /** What only the page's content knows of its styles. */
  css?: string | null | undefined;
  /** Title of the feeds, for browsers and readers. */
  feeds?: string | undefined;
}

/** The menu item of the section that the address names: its title is the page's (behaviour.md, rule 5). */
const sectionTitle = (items: readonly { name: string; link: string }[], path: string): string | undefined => {
  // The HTML is the same for all sections.
  if (typeof window === 'undefined') return undefined;
  return items.find(({ link }) => link === path + window.location.hash && link !== path)?.name;
};

/** Titles, meta tags and structured data of a page, for Gatsby's `Head` export. */
export const SeoHead = ({
  page,
  breadcrumbs = breadcrumbsTo(page),
  opening = 'low',
  picture = page.image,
  // Phones show none of a compact header.
  preloads = opening === 'compact' ? [] : preloadPicture(picture.src, headerSizes[opening]),
  nodes,
  hasOffices = false,
  css,
  feeds,
  ...rest
}: SeoHeadProps) => {
  const { company, navigation, offices } = useStaticQuery<Queries.SeoHeadQuery>(graphql`
    query SeoHead {
      company { name legalName url description email phone foundingYear locale socialLinks { link } }
      navigation { header { name link } }
      offices: allOffice { nodes { name street locality region postalCode countryCode phone email } }
    }
  `);
  if (!company) throw new Error('content/site.json is missing');
  const structuredData = [
    ...companyNodes(company, offices.nodes, hasOffices || page.path === '/'),
    ...pageNodes(company, page, breadcrumbs, rest.cardOf),
    ...(nodes?.(company) ?? []),
  ];

  const title = sectionTitle(navigation?.header ?? [], page.path) ?? page.title;
  const head = { ...page, ...rest, title, preloads, structuredData };
  return (
    <>
      {buildHead(head, company)}
      {css && <style>{css}</style>}
      {feeds && <link rel="alternate" type="application/rss+xml" title={feeds} href={feedPaths.rss} />}
      {feeds && <link rel="alternate" type="application/feed+json" title={feeds} href={feedPaths.json} />}
    </>
  );
};

export const seoFragment = graphql`
  fragment SeoFields on Page {
    title path description keywords
    image { alt }
  }
`;
