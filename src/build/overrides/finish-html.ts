import { createHash } from 'node:crypto';
import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse, serialize } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];
type Node = DefaultTreeAdapterMap['node'];

const elementsBelow = (node: Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsBelow) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...children] : children;
};

const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;

const textOf = ({ childNodes }: Element): string =>
  childNodes.map((child) => (defaultTreeAdapter.isTextNode(child) ? child.value : '')).join('');

/** Gatsby's inline scripts assign strings to variables of `window`: `window.pagePath="/about-us"`. */
const assignment = /window\.(pagePath|___webpackCompilationHash)=("(?:[^"\\]|\\.)*");/g;

const isInlineScript = (element: Element): boolean =>
  element.tagName === 'script' &&
  attribute(element, 'src') === undefined &&
  !/^application\/(?:ld\+)?json$/.test(attribute(element, 'type') ?? '');

const isGatsbyScript = (element: Element): boolean =>
  isInlineScript(element) &&
  (/^gatsby-(?:script-loader|chunk-mapping)$/.test(attribute(element, 'id') ?? '') ||
    textOf(element).startsWith('window.___webpackCompilationHash='));

/** Elements on which Gatsby sets a style attribute; layout.module.css has the same rules. */
const styledByGatsby = new Set(['gatsby-focus-wrapper', 'gatsby-announcer']);

/** Turns an inline script into an element that holds the same values as JSON. */
const turnIntoData = (script: Element): void => {
  const values = [...textOf(script).matchAll(assignment)].map(([, name, value]) => `"${name}":${value}`);
  if (values.length === 0) {
    // The chunk mapping, which nothing reads since Gatsby 5 writes it as a string.
    defaultTreeAdapter.detachNode(script);
    return;
  }
  script.attrs = [
    { name: 'type', value: 'application/json' },
    { name: 'data-gatsby-globals', value: '' },
  ];
  script.childNodes = [];
  defaultTreeAdapter.insertText(script, `{${values.join(',')}}`);
};

/** A source expression that allows a style element with this text (CSP 3, section 8.4): `'sha256-…'`. */
export const hashSource = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** A page that a strict Content Security Policy allows. */
export interface FinishedHtml {
  html: string;
  /** Source expressions of its style elements. */
  styleSources: string[];
  /** Start tags of what the policy would block; empty for a page that is as it should be. */
  blocked: string[];
}

const startTag = ({ tagName, attrs }: Element): string =>
  `<${[tagName, ...attrs.map(({ name, value }) => `${name}="${value}"`)].join(' ')}>`.slice(0, 120);

const isBlocked = (element: Element): boolean =>
  isInlineScript(element) ||
  element.attrs.some(
    ({ name, value }) => name === 'style' || name.startsWith('on') || /^\s*javascript:/i.test(value),
  );

/**
 * Takes out of a page what a strict Content Security Policy would block: Gatsby's inline scripts become JSON, which
 * src/build/overrides/gatsby-globals.ts reads, and Gatsby's two style attributes go. Finishing a page twice changes nothing.
 */
export const finishHtml = (html: string): FinishedHtml => {
  const document = parse(html);
  for (const element of elementsBelow(document)) {
    if (isGatsbyScript(element)) turnIntoData(element);
    if (styledByGatsby.has(attribute(element, 'id') ?? '')) {
      element.attrs = element.attrs.filter(({ name }) => name !== 'style');
    }
  }
  const elements = elementsBelow(document);
  return {
    html: serialize(document),
    styleSources: elements
      .filter(({ tagName }) => tagName === 'style')
      .map((style) => hashSource(textOf(style))),
    blocked: elements.filter(isBlocked).map(startTag),
  };
};
