import { graphql, useStaticQuery } from 'gatsby';
import { type Breadcrumb, breadcrumbsTo } from './breadcrumbs';
import { buildHead, type HeadPage } from './build-head';
import { companyNodes, type DataCompany, pageNodes } from './structured-data';
import { toReact } from './to-react';

interface SeoHeadProps extends Pick<HeadPage, 'type' | 'noindex' | 'canonicalPath'> {
  page: Queries.SeoFieldsFragment;
  /** From the home page to this page; without it, the two alone. */
  breadcrumbs?: readonly Breadcrumb[];
  /** Further nodes of the page's structured data. */
  nodes?: (company: DataCompany) => object[];
}

/** Titles, meta tags and structured data of a page, for Gatsby's `Head` export. */
export const SeoHead = ({ page, breadcrumbs = breadcrumbsTo(page), nodes, ...rest }: SeoHeadProps) => {
  const { company, offices } = useStaticQuery<Queries.SeoHeadQuery>(graphql`
    query SeoHead {
      company {
        name
        legalName
        url
        description
        email
        phone
        foundingYear
        locale
        socialLinks {
          link
        }
      }
      offices: allOffice(sort: { order: ASC }) {
        nodes {
          name
          street
          locality
          region
          postalCode
          countryCode
          phone
          email
        }
      }
    }
  `);
  if (!company) throw new Error('content/site.json is missing');
  const structuredData = [
    ...companyNodes(company, offices.nodes, page.path),
    ...pageNodes(company, page, breadcrumbs),
    ...(nodes?.(company) ?? []),
  ];

  return toReact(buildHead({ ...page, ...rest, imageAlt: page.image.alt, structuredData }, company));
};

export const seoFragment = graphql`
  fragment SeoFields on Page {
    title
    path
    description
    keywords
    image {
      alt
    }
  }
`;
