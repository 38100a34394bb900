import { createHash } from 'node:crypto';

/** Gatsby's inline scripts, each replaced by an element that holds the same as data. */
const inlineScripts: readonly [RegExp, (value: string) => string][] = [
  [
    /<script id="gatsby-script-loader">\/\*<!\[CDATA\[\*\/window\.pagePath=("[^<]*?");\/\*\]\]>\*\/<\/script>/,
    (path) => `<script type="application/json" id="gatsby-script-loader">{"pagePath":${path}}</script>`,
  ],
  [
    // The map of chunks goes: see src/navigation/build-data.ts.
    /\s*<script\s+id="gatsby-chunk-mapping"\s*>[^<]*<\/script>\s*<script>window\.___webpackCompilationHash=("[0-9a-f]+");<\/script>/,
    (hash) => `<script type="application/json" id="gatsby-compilation">{"hash":${hash}}</script>`,
  ],
];

/** Elements of Gatsby whose style attribute our own style sheet stands for (src/shell/shell.module.css). */
const styledElements = ['gatsby-focus-wrapper', 'gatsby-announcer'];

/**
 * Takes out of a page what a strict Content Security Policy would block: Gatsby's inline scripts become data that
 * src/navigation/build-data.ts reads, and Gatsby's two style attributes go. Finishing a page twice changes nothing.
 */
export const finishHtml = (html: string): string => {
  const withoutScripts = inlineScripts.reduce(
    (text, [pattern, replace]) => text.replace(pattern, (_whole, value: string) => replace(value)),
    html,
  );
  return styledElements.reduce(
    (text, id) =>
      text.replace(new RegExp(`<div[^>]*\\sid="${id}"[^>]*>`), (tag) => tag.replace(/ style="[^"]*"/, '')),
    withoutScripts,
  );
};

/** Types of script elements that hold data, which browsers neither run nor check. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/**
 * What of a page a policy without 'unsafe-inline' would block.
 * @returns the beginning of each offending tag; empty for a page that is as it should be
 */
export const blockedParts = (html: string): string[] => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/g)]
    .filter(([, attributes = '']) => !/\ssrc="/.test(attributes) && !dataTypes.test(attributes))
    .map(([tag]) => tag);
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  const tags = [...markup.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => tag);
  const links = [...markup.matchAll(/<[a-z][^>]*="javascript:[^>]*>/gi)].map(([tag]) => tag);
  return [...scripts, ...tags, ...links].map((tag) => tag.slice(0, 120));
};

/** The sources that allow a page's style elements (CSP 3, section 8.4), each like `'sha256-…'`. */
export const styleSources = (html: string): string[] =>
  [...html.matchAll(/<style\b[^>]*>([\s\S]*?)<\/style>/g)].map(
    ([, text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`,
  );
