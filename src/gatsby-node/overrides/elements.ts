import { type DefaultTreeAdapterMap, defaultTreeAdapter } from 'parse5';

export type Element = DefaultTreeAdapterMap['element'];
export type Node = DefaultTreeAdapterMap['node'];

/** A node, if it is an element, and all elements in it, in their order. */
export const elementsBelow = (node: Node): Element[] => {
  const children = 'childNodes' in node ? node.childNodes.flatMap(elementsBelow) : [];
  return defaultTreeAdapter.isElementNode(node) ? [node, ...children] : children;
};

export const attribute = ({ attrs }: Element, name: string): string | undefined =>
  attrs.find((candidate) => candidate.name === name)?.value;
