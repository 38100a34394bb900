import { graphql, useStaticQuery } from 'gatsby';
import { createElement, type ReactElement } from 'react';
import { buildHead, type HeadPage } from './build-head';
import type { Crumb } from './crumbs';
import { companyNodes, type DataCompany, pageNodes } from './structured-data';

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
        themeColor
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
  // The visitors' scripts have none (src/lean/structured-data.ts).
  const general = [...companyNodes(company, offices.nodes), ...pageNodes(company, page, crumbs)];
  const structuredData = general.length > 0 ? [...general, ...(nodes?.(company) ?? [])] : [];

  // `createElement`, not JSX: Gatsby wraps that function to keep React 19 from hoisting these elements into the
  // head by itself, beside the ones that Gatsby puts there.
  return buildHead({ ...page, ...rest, imageAlt: page.image.alt, structuredData }, company).map(
    (element): ReactElement => {
      if (element.tag === 'title') return createElement('title', { key: 'title' }, element.text);
      if (element.tag === 'script') {
        const attributes = { key: 'data', type: element.type };
        // `scriptJson` has escaped `<`, so the text cannot end the element.
        return createElement('script', { ...attributes, dangerouslySetInnerHTML: { __html: element.text } });
      }
      return createElement(element.tag, { key: JSON.stringify(element.attributes), ...element.attributes });
    },
  );
};
