/** Override: inline scripts and style attributes out of Gatsby's HTML (README.md). */
import { hash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter } from 'gatsby';
import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { filesBelow } from '../files-below';
import { attribute, type Element, elementsBelow } from './elements';
import { firstScreens, orderPage } from './first-screen';

const readText = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

/** The variables that Gatsby's inline scripts set: `window.pagePath="/about-us"`. */
const assignment = /window\.(pagePath|___webpackCompilationHash)=("(?:[^"\\]|\\.)*");/g;

/** Marks the JSON that takes a script's place. */
const dataMark = 'data-gatsby-globals';

/** Gatsby's elements with a style attribute; layout.module.css has the same rules. */
const styledElements = new Set(['gatsby-focus-wrapper', 'gatsby-announcer']);

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '');

const isGatsbyScript = (element: Element): boolean =>
  isInlineScript(element) &&
  (/^gatsby-(?:script-loader|chunk-mapping)$/.test(attribute(element, 'id') ?? '') ||
    readText(element).startsWith('window.___webpackCompilationHash='));

/** Turns an inline script into JSON with the same values, or removes it if it has none. */
const turnIntoData = (script: Element): void => {
  const values = [...readText(script).matchAll(assignment)].map(([, name, value]) => `"${name}":${value}`);
  if (values.length === 0) {
    // The chunk mapping; strict-csp-globals.ts has an empty one.
    defaultTreeAdapter.detachNode(script);
    return;
  }
  script.attrs = [
    { name: 'type', value: 'application/json' },
    { name: dataMark, value: '' },
  ];
  script.childNodes = [];
  defaultTreeAdapter.insertText(script, `{${values.join(',')}}`);
};

/** Source expressions that allow a page's style elements (CSP 3, section 8.4): `'sha256-…'`. */
const findStyleSources = (html: string, elements = /<style[^>]*>(.*?)<\/style>/gs): string[] =>
  [...html.matchAll(elements)].map(([, text = '']) => `'sha256-${hash('sha256', text, 'base64')}'`);

/** Style elements of a template's `Head`, which Gatsby also adds on a navigation, under the policy of the page before. */
const headStyles = /<style data-gatsby-head[^>]*>(.*?)<\/style>/gs;

const startTag = ({ tagName, attrs }: Element): string =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`.slice(0, 120);

const isBlocked = (element: Element): boolean =>
  isInlineScript(element) ||
  element.attrs.some(
    ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
  );

/**
 * Stands for `<` in attributes until the page is written: parse5 leaves it as it is (HTML escapes it since 2025), and an
 * alternative text with `<style>` would look like an element to the patterns. A noncharacter, which no text has.
 */
const lessThan = '\ufdd0';

/** Prepares the HTML of one page for a strict policy. Doing it twice changes nothing. */
export const prepareHtml = (html: string) => {
  const document = parse(html);
  for (const element of elementsBelow(document)) {
    if (isGatsbyScript(element)) turnIntoData(element);
    for (const attr of element.attrs) attr.value = attr.value.replaceAll('<', lessThan);
    if (styledElements.has(attribute(element, 'id') ?? '')) {
      element.attrs = element.attrs.filter(({ name }) => name !== 'style');
    }
  }
  const screen = orderPage(document);
  const elements = elementsBelow(document);
  const marked = elements.filter((element) => attribute(element, dataMark) !== undefined);
  const globals = marked.map(readText).join();
  return {
    html: serialize(document).replaceAll(lessThan, '&lt;'),
    screen,
    /** Start tags of what the policy still blocks. */
    blocked: elements.filter(isBlocked).map(startTag),
    /** True if the page has the values of Gatsby's scripts as JSON. */
    hasGlobals: ['"pagePath":', '"___webpackCompilationHash":'].every((name) => globals.includes(name)),
  };
};

/**
 * Prepares every page that Gatsby has written, and stops the build where that fails.
 * @param folder `public`
 * @returns for each page (`about-us/index.html`) the source expressions that the policy has to allow for its style elements
 */
export const preparePages = (folder: string, reporter: Pick<Reporter, 'panic'>) => {
  const sources = new Map<string, readonly string[]>();
  const ofHeads = new Set<string>();
  const faults: string[] = [];
  const screens = firstScreens(folder);
  // Gatsby's slices are parts of pages, and the CMS has another policy.
  const pages = filesBelow(folder)
    .map((file) => relative(folder, file))
    .filter((page) => page.endsWith('.html') && !page.startsWith('_gatsby') && !page.startsWith('admin'));
  const read = (page: string) => readFileSync(join(folder, page), 'utf8');
  // Most pages are as an earlier build left them.
  const update = (page: string, before: string, html: string) => {
    if (html !== before) writeFileSync(join(folder, page), html);
  };
  for (const page of pages) {
    const before = read(page);
    const prepared = prepareHtml(before);
    update(page, before, prepared.html);
    screens.note(prepared.screen);
    faults.push(...prepared.blocked.map((tag) => `${page}: blocked: ${tag}`));
    if (!prepared.hasGlobals) faults.push(`${page}: lacks the scripts that Gatsby 5.16 writes`);
  }
  // Only now it is known what all first screens need of a style sheet.
  for (const page of pages) {
    const before = read(page);
    const html = screens.fill(before);
    update(page, before, html);
    sources.set(page, findStyleSources(html));
    for (const source of findStyleSources(html, headStyles)) ofHeads.add(source);
  }
  if (faults.length > 0) {
    reporter.panic(
      `The pages do not fit the Content Security Policy (src/gatsby-node/overrides/strict-csp.ts):\n${faults.slice(0, 20).join('\n')}`,
    );
  }
  return new Map([...sources].map(([page, own]) => [page, [...new Set([...own, ...ofHeads])]]));
};
