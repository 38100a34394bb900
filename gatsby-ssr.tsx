import type { GatsbySSR } from 'gatsby';
import { isValidElement } from 'react';
import site from './content/site.json';
import { buildSiteHead } from './src/head/build-head';
import { toReact } from './src/head/to-react';
import textFace from './src/styles/fonts/figtree-english.woff2';
import displayFace from './src/styles/fonts/young-serif-english.woff2';

export { wrapPageElement } from './src/shell/wrap-page';

/** Put there by webpack (src/gatsby/webpack.ts); standing here, it has the HTML written anew when what it tells of changes. */
declare const PAGE_VERSION: string;

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHtmlAttributes, setHeadComponents }) => {
  setHtmlAttributes({ lang: site.locale });
  setHeadComponents([
    ...toReact(buildSiteHead(site)),
    ...[displayFace, textFace].map((href) => (
      <link
        key={`${href} ${PAGE_VERSION}`}
        rel="preload"
        href={href}
        as="font"
        type="font/woff2"
        crossOrigin="anonymous"
      />
    )),
  ]);
};

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
}) => {
  // What the picture plugin adds for its GatsbyImage, which this site does not use (docs/decisions/0001).
  replaceHeadComponents(
    getHeadComponents().filter(
      (node) => !(isValidElement(node) && String(node.key).startsWith('gatsby-image-')),
    ),
  );
};
