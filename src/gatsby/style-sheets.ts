import { facesFor } from './faces';

/** Gatsby's style elements: the template's, then the one that all pages have. Each tells the file that it was read from. */
const styleElements = /<style data-href="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/** The families that a token of src/styles/tokens.css lists: of all text `--face-text`, of headings `--face-display`. */
const familiesOf = (token: string, styles: string): readonly string[] => {
  const [, list = ''] = new RegExp(`${token}:([^;}]*)`).exec(styles) ?? [];
  return list.split(',').map((name) => name.replaceAll(/["']/g, '').trim());
};

const tags = /<[^>]*>/g;
const notShown = /<(script|style)\b[\s\S]*?<\/\1>/g;
const headings = /<(h[1-3])\b[\s\S]*?<\/\1>/g;

/** Links to the files of faces that the page's letters need and it does not name: otherwise the layout finds them late. */
const facePreloads = (html: string): readonly string[] => {
  const body = html.slice(html.indexOf('<body')).replace(notShown, '');
  const headingText = (body.match(headings) ?? []).join('').replace(tags, '');
  const text = body.replace(headings, '').replace(tags, '');
  const faces = [
    ...facesFor(headingText, html, familiesOf('--face-display', html)),
    ...facesFor(text, html, familiesOf('--face-text', html)),
  ];
  return [...new Set(faces)]
    .map(
      (address) =>
        `<link rel="preload" href="${address}" as="font" type="font/woff2" crossorigin="anonymous"/>`,
    )
    .filter((link) => !html.includes(link));
};

/**
 * A link to a file of styles. Webpack knows it by its address and does not fetch it again.
 * @param standsFor the address of the file whose styles it has, too
 */
const linkTo = (address: string, standsFor?: string): string =>
  `<link ${standsFor ? `data-href="${standsFor}" ` : ''}rel="stylesheet" href="${address}"/>`;

/**
 * Has a page name the files of its styles, in place of their text that Gatsby writes into it, and of the faces that its
 * letters need (docs/decisions/0008).
 * @param keep for a page with one file: keeps the text of all its styles and returns the file's name, which is then asked
 *   for where the styles of all pages are
 */
export const withStyleSheets = (html: string, keep?: (styles: string) => string): string => {
  const styles = [...html.matchAll(styleElements)].map(([, address = '', text = '']) => ({ address, text }));
  const [template, shared] = styles;
  if (!template) return html;
  let links = styles.map(({ address }) => linkTo(address)).join('');
  if (keep && shared) {
    const name = keep(styles.map(({ text }) => text).join(''));
    links = linkTo(shared.address.replace(/[^/]*$/, name), template.address);
  }
  const faces = facePreloads(html).join('');
  return (
    html
      .replace(styleElements, '')
      // Before all other links: what is asked for first gets the connection that the page came by.
      .replace(/<link\b/, (first) => links + first)
      .replace('</head>', (end) => faces + end)
  );
};
