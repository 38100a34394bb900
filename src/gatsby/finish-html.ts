import { createHash } from 'node:crypto';
import { transformSync } from 'esbuild';

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

/** The scripts of a page, one after the other at its end. */
const pageScripts = /(?:<script src="[^"]+" async(?:="")?><\/script>)+/;

/** The starting script as it stands in a page: as short as it can be written. */
export const startScript = (source: string): string =>
  transformSync(source, { minify: true, target: 'es2020' }).code.trim();

/** What a page needs beside the scripts of all pages. */
export interface PageNeeds {
  /** The static queries whose results it shows. */
  readonly queries: readonly string[];
  /** Names of its template's script files. */
  readonly scripts: readonly string[];
}

/** Tells what a page needs by the folder of its data: `index`, `about-us`. */
export type NeedsOf = (dataFolder: string) => PageNeeds;

/**
 * In place of a page's scripts: what runs them after the first paint (src/start/start.js), with their addresses, and those of
 * the template's script and of the page's data, which Gatsby's loader would ask for one after the other once it runs.
 */
const startOf = (html: string, scripts: string, start: string, needsOf: NeedsOf): string => {
  const addresses = [...scripts.matchAll(/src="([^"]+)"/g)].map(([, address = '']) => address);
  const base = addresses[0]?.replace(/\/[^/]*$/, '') ?? '';
  const folder = /id="gatsby-script-loader">\{"pagePath":"\/([^"]*)"/.exec(html)?.[1] || 'index';
  const needs = needsOf(folder);
  const data = [`${folder}/page-data`, 'app-data', ...needs.queries.map((query) => `sq/d/${query}`)];
  const inOrder = [...addresses, ...needs.scripts.map((name) => `${base}/${name}`)].join(' ');
  const asked = data.map((name) => `${base}/page-data/${name}.json`).join(' ');
  return `<script data-scripts="${inOrder}" data-json="${asked}">${start}</script>`;
};

/**
 * Structured data as Gatsby marks it: as something that its script replaces. The visitors' scripts have none to put there.
 */
const markedData = /(<script type="application\/ld\+json") data-gatsby-head="true"/;

/** What Gatsby writes for Internet Explorer, and about itself. */
const needless = /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g;

/** Elements of Gatsby whose style attribute our own style sheet stands for (src/shell/shell.module.css). */
const styledElements = ['gatsby-focus-wrapper', 'gatsby-announcer'];

/**
 * Takes out of a page what a strict Content Security Policy would block: Gatsby's inline scripts become data that
 * src/navigation/build-data.ts reads, and Gatsby's two style attributes go. Its scripts are run by the starting script,
 * after the first paint, and leave its structured data alone. Finishing a page twice changes nothing.
 */
export const finishHtml = (html: string, start: string, needsOf: NeedsOf): string => {
  const withoutScripts = inlineScripts.reduce(
    (text, [pattern, replace]) => text.replace(pattern, (_whole, value: string) => replace(value)),
    html,
  );
  return styledElements.reduce(
    (text, id) =>
      text.replace(new RegExp(`<div[^>]*\\sid="${id}"[^>]*>`), (tag) => tag.replace(/ style="[^"]*"/, '')),
    withoutScripts
      .replace(needless, '')
      .replace(markedData, '$1')
      .replace(pageScripts, (scripts) => startOf(withoutScripts, scripts, start, needsOf)),
  );
};

/** Types of script elements that hold data, which browsers neither run nor check. */
const dataTypes = /\stype="application\/(?:ld\+)?json"/;

/**
 * What of a page a policy without 'unsafe-inline' would block.
 * @param start the one inline script that the policy names by its hash
 * @returns the beginning of each offending tag; empty for a page that is as it should be
 */
export const blockedParts = (html: string, start: string): string[] => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(
      ([, attributes = '', text]) =>
        !/\ssrc="/.test(attributes) && !dataTypes.test(attributes) && text !== start,
    )
    .map(([tag]) => tag.slice(0, tag.indexOf('>') + 1));
  const markup = html.replace(/(<(script|style)\b[^>]*>)[\s\S]*?<\/\2>/g, '$1');
  const tags = [...markup.matchAll(/<[a-z][^>]*\s(?:style|on[a-z]+)="[^>]*>/g)].map(([tag]) => tag);
  const links = [...markup.matchAll(/<[a-z][^>]*="javascript:[^>]*>/gi)].map(([tag]) => tag);
  const styles = markup.match(/<style\b[^>]*>/g) ?? [];
  return [...scripts, ...styles, ...tags, ...links].map((tag) => tag.slice(0, 120));
};

/** The source that allows a script with this text (CSP 3, section 8.4): `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
