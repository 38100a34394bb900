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

/** Links to the files of a page's styles. Webpack knows them by their addresses and does not fetch them again. */
const linksTo = (addresses: readonly string[]): string =>
  addresses.map((address) => `<link rel="stylesheet" href="${address}"/>`).join('');

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
  const links =
    keep && shared
      ? // By this attribute webpack knows that the template's styles are there.
        `<link data-href="${template.address}" rel="stylesheet" href="${shared.address.replace(/[^/]*$/, '')}${keep(styles.map(({ text }) => text).join(''))}"/>`
      : linksTo(styles.map(({ address }) => address));
  const faces = facePreloads(html).join('');
  return (
    html
      .replace(styleElements, '')
      // Before all other links: what is asked for first gets the connection that the page came by.
      .replace(/<link\b/, (first) => links + first)
      .replace('</head>', (end) => faces + end)
  );
};
