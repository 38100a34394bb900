/** Gatsby's style elements: the template's, then the one that all pages have. Each tells the file that it was read from. */
const styleElements = /<style data-href="([^"]+)"[^>]*>[\s\S]*?<\/style>/g;

/** The face of the rupee sign (src/styles/fonts.css), which pages without one do not need. */
const rupee = '₹';
const rupeeFace = /url\(([^)]*figtree-rupee[^)]*)\)/;

/** What of a page is shown as text. */
const shownText = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '');

/**
 * Has a page name the files of its styles, in place of their text that Gatsby writes into it, and the face of the rupee sign
 * where it shows one (docs/decisions/0008). Webpack knows the files by their addresses and does not fetch them again.
 */
export const withStyleSheets = (html: string): string => {
  const links = [...html.matchAll(styleElements)].map(
    ([, address = '']) => `<link rel="stylesheet" href="${address}"/>`,
  );
  if (links.length === 0) return html;
  const [, face] = (shownText(html).includes(rupee) && rupeeFace.exec(html)) || [];
  const preload = face
    ? `<link rel="preload" href="${face}" as="font" type="font/woff2" crossorigin="anonymous"/>`
    : '';
  return (
    html
      .replace(styleElements, '')
      // Before all other links: what is asked for first gets the connection that the page came by.
      .replace(/<link\b/, (first) => links.join('') + first)
      .replace('</head>', (end) => preload + end)
  );
};
