import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import { buildSiteHead } from './src/head/build-head';

export { wrapPageElement } from './src/layout/layout';

// src/gatsby-node/constants.ts defines them.
/** Changes with the styles, so that Gatsby renders every page again. */
declare const STYLES_VERSION: string;
/** From the content folder. */
declare const SITE: Parameters<typeof buildSiteHead>[0] & { dir?: 'rtl' };

/** Fonts of nearly every page. */
declare const PRELOADED_FONTS: readonly string[];

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  setHtmlAttributes,
  setHeadComponents,
  setPreBodyComponents,
}) => {
  setHtmlAttributes({ lang: SITE.locale, dir: SITE.dir });
  setHeadComponents(buildSiteHead(SITE));
  // In the body: Chromium holds back the first paint for fonts that the head preloads, for up to 100 ms.
  // React would move these links to the head if they had no onLoad.
  setPreBodyComponents(
    PRELOADED_FONTS.map((href) => (
      <link
        key={`${href} ${STYLES_VERSION}`}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
        onLoad={() => undefined}
      />
    )),
  );
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(
    // gatsby-plugin-image adds these for GatsbyImage, which this site does not use (docs/decisions/0001).
    getHeadComponents().filter(
      (node) => !(isValidElement(node) && String(node.key).startsWith('gatsby-image-')),
    ),
  );
