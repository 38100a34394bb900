import { createHash } from 'node:crypto';

/** Gatsby's style elements: the template's, then the one that all pages have. */
const styleElements = /<style data-href="([^"]+)"[^>]*>([\s\S]*?)<\/style>/g;

/** The face of the rupee sign (src/styles/fonts.css), which pages without one do not need. */
const rupee = '₹';
const rupeeFace =
  '<link rel="preload" href="/fonts/figtree-rupee.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>';

/** What of a page is shown as text. */
const shownText = (html: string): string =>
  html
    .slice(html.indexOf('<body'))
    .replace(/<(script|style)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<[^>]*>/g, '');

export interface StyleSheet {
  /** Its file below `public/`. */
  file: string;
  text: string;
}

/**
 * Brings a page's styles together in one file, which the browser asks for before all else, and the face of the rupee sign
 * where the page has one (docs/decisions/0008). Gatsby writes them into the page.
 * @returns the page and its style sheet; no style sheet when the page has no style element of Gatsby's, as one that was
 *   finished before
 */
export const withStyleSheet = (html: string): { html: string; sheet?: StyleSheet } => {
  const styles = [...html.matchAll(styleElements)];
  // Webpack looks for the template's styles by the address that it would fetch them from itself.
  const [, templates = ''] = styles[0] ?? [];
  if (!templates) return { html };
  const text = styles.map(([, , part = '']) => part).join('');
  const file = `styles-${createHash('sha256').update(text).digest('hex').slice(0, 20)}.css`;
  const address = templates.slice(0, templates.lastIndexOf('/') + 1) + file;
  const face = shownText(html).includes(rupee) ? rupeeFace : '';
  const link = `<link rel="stylesheet" href="${address}" data-href="${templates}"/>`;
  return {
    html: html
      .replace(styleElements, '')
      // Before all other links: what is asked for first gets the connection that the page came by.
      .replace(/<link\b/, (first) => link + first)
      .replace('</head>', (end) => face + end),
    sheet: { file, text },
  };
};
