import { graphql, useStaticQuery } from 'gatsby';
import { buildHead, type HeadPage } from './build-head';
import type { Crumb } from './crumbs';
import { companyNodes, type DataCompany, pageNodes } from './structured-data';
import { toReact } from './to-react';

interface HeadProps extends Pick<HeadPage, 'type' | 'noindex' | 'canonicalPath'> {
  page: Pick<HeadPage, 'title' | 'path' | 'description' | 'keywords'> & { image: { alt: string } };
  /** The way from the home page to this page, both included; left out on the home page. */
  crumbs?: readonly Crumb[];
  /** Further nodes of the page's structured data. */
  nodes?: (company: DataCompany) => object[];
}

/** The head of a page: the pure builder, fed with the company from the content. */
export const Head = ({ page, crumbs = [], nodes, ...rest }: HeadProps) => {
  const { company, offices } = useStaticQuery<Queries.HeadQuery>(graphql`
    query Head {
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
    ...pageNodes(company, page, crumbs),
    ...(nodes?.(company) ?? []),
  ];

  return toReact(buildHead({ ...page, ...rest, imageAlt: page.image.alt, structuredData }, company));
};
