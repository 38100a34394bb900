import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { cloneElement } from 'react';
import { Shell } from './shell';

type WrapPage = NonNullable<GatsbyBrowser['wrapPageElement']> & NonNullable<GatsbySSR['wrapPageElement']>;

/**
 * Puts every page into the one shell; the same in the browser and in the HTML. Gatsby would build a page anew for every
 * address; here one entry of the content is one page, however it is filtered, and keeps what is the same.
 */
export const wrapPageElement: WrapPage = ({ element, props: { location, pageContext } }) => {
  const page = cloneElement(element, { key: String(pageContext.id ?? location.pathname) });
  return <Shell location={location}>{page}</Shell>;
};
