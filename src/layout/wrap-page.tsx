import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { cloneElement } from 'react';
import { Layout } from './layout';

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> & NonNullable<GatsbySSR['wrapPageElement']>;

/**
 * Wraps every page in the layout, in the browser and in the HTML. Gatsby's key is the path; with the entry's id as key, a
 * list keeps its state when another filter changes the address.
 */
export const wrapPageElement: WrapPage = ({ element, props: { location, pageContext } }) => {
  const page = cloneElement(element, { key: String(pageContext.id ?? location.pathname) });
  return (
    <Layout
      location={location}
      isCampaign={pageContext.isCampaign === true}
      contact={typeof pageContext.contact === 'string' ? pageContext.contact : undefined}
    >
      {page}
    </Layout>
  );
};
