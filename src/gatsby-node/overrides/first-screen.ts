/** Override: the first screen in the first bytes (README.md). */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { defaultTreeAdapter, html as names } from 'parse5';
import { type AtRule, type ChildNode, type Container, parse } from 'postcss';
import { moduleNames } from '../../styles/class-names';
import { attribute, type Element, elementsBelow, type Node } from './elements';

/** The style elements that the halves of style sheets are written into. */
const styleElements = /(<style [^>]*?data-(?:later=""|href="([^"]+)")[^>]*>).*?<\/style>/gs;

/** What the head begins with; the rest keeps its order. */
const headOrder: ((element: Element) => boolean)[] = [
  (element) => attribute(element, 'charset') !== undefined || attribute(element, 'name') === 'viewport',
  ({ tagName }) => tagName === 'title',
  (element) => attribute(element, 'rel') === 'preload',
  ({ tagName }) => tagName === 'style',
];
const rank = (node: Node): number => {
  const found = headOrder.findIndex((is) => defaultTreeAdapter.isElementNode(node) && is(node));
  return found < 0 ? headOrder.length : found;
};

/**
 * Brings a parsed page into the order in which a visitor needs it, with an element for the later styles: in the opening, as
 * its last child, where no selector of a sibling sees it; on a page without opening, in the head.
 * @returns the CSS modules of everything up to the end of the opening, and the addresses of the page's style sheets
 */
export const orderPage = (document: Node) => {
  const elements = elementsBelow(document);
  const head = elements.find(({ tagName }) => tagName === 'head');
  const body = elements.find(({ tagName }) => tagName === 'body');
  const opening = elements.find((element) => attribute(element, 'data-opening') !== undefined);
  const end = opening ? elements.indexOf(opening) + elementsBelow(opening).length : 0;
  const classes = elements.slice(0, end).map((element) => attribute(element, 'class') ?? '');
  const later =
    // From an earlier build.
    elements.find((element) => attribute(element, 'data-later') !== undefined) ??
    defaultTreeAdapter.createElement('style', names.NS.HTML, [{ name: 'data-later', value: '' }]);
  defaultTreeAdapter.detachNode(later);
  head?.childNodes.sort((a, b) => rank(a) - rank(b));
  for (const element of elements) {
    if (body && attribute(element, 'type') === 'application/ld+json') {
      defaultTreeAdapter.detachNode(element);
      defaultTreeAdapter.appendChild(body, element);
    }
  }
  const place = opening ?? head;
  if (place) defaultTreeAdapter.appendChild(place, later);
  return {
    modules: [...new Set(classes.join(' ').match(moduleNames))],
    sheets: elements.flatMap((element) => attribute(element, 'data-href') ?? []),
  };
};

const isGroup = (node: ChildNode): node is AtRule & { nodes: ChildNode[] } =>
  node.type === 'atrule' &&
  ['media', 'supports', 'container'].includes(node.name) &&
  node.nodes !== undefined;

const findModule = (node: ChildNode): string | undefined => {
  const name = node.type === 'rule' ? node.selector : node.type === 'atrule' ? node.params : '';
  return name.match(moduleNames)?.[0];
};

/** Moves what the first screen does not need out of `rules`, in its order. */
const takeLater = <Rules extends Container>(
  rules: Rules,
  isFirst: (module: string) => boolean,
  isOnPaper = false,
): Rules => {
  const later = rules.clone({ nodes: [] });
  for (const node of [...(rules.nodes ?? [])]) {
    if (isGroup(node)) {
      const part = takeLater(node, isFirst, isOnPaper || node.params.startsWith('print'));
      if (part.nodes.length > 0) later.append(part);
      if (node.nodes.length === 0) node.remove();
    } else {
      const module = findModule(node);
      if (module ? !isFirst(module) : isOnPaper) later.append(node);
    }
  }
  return later;
};

/** The two halves of a style sheet. A module stays in one piece, and order between modules decides nothing. */
export const splitStyles = (css: string, isFirst: (module: string) => boolean) => {
  const first = parse(css);
  const later = takeLater(first, isFirst);
  return { first: first.toString(), later: later.toString() };
};

/**
 * Collects what the first screens of all pages need of each style sheet, so that it is split the same way on all of them and
 * the policy has few hashes.
 * @param folder `public`
 */
export const firstScreens = (folder: string) => {
  const needs = new Map<string, Set<string>>();
  const halves = new Map<string, ReturnType<typeof splitStyles>>();
  const split = (sheet: string) => {
    const isFirst = (module: string) => needs.get(sheet)?.has(module) ?? false;
    return splitStyles(readFileSync(join(folder, basename(sheet)), 'utf8'), isFirst);
  };
  return {
    note: ({ modules, sheets }: ReturnType<typeof orderPage>): void => {
      for (const sheet of sheets) needs.set(sheet, new Set([...(needs.get(sheet) ?? []), ...modules]));
    },
    /** Writes the halves of a page's style sheets into its elements. */
    fill: (html: string): string => {
      let later = '';
      return html.replaceAll(styleElements, (_element, tag: string, sheet: string | undefined) => {
        if (sheet === undefined) return `${tag}${later}</style>`;
        const made = halves.get(sheet) ?? split(sheet);
        halves.set(sheet, made);
        later += made.later;
        return `${tag}${made.first}</style>`;
      });
    },
  };
};
