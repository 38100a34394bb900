import { type DefaultTreeAdapterMap, defaultTreeAdapter, parse } from 'parse5';

type Node = DefaultTreeAdapterMap['node'];
type Text = DefaultTreeAdapterMap['textNode'];

/** Elements that part texts without any style sheet (HTML standard, 15.3), and controls. */
const parting = new Set(
  (
    'address article aside blockquote body br dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr input legend li main nav ol option p pre search section select summary ' +
    'table tbody td textarea tfoot th thead tr ul video'
  ).split(' '),
);

/** Elements without text that is read. */
const silent = new Set(['head', 'script', 'style', 'svg', 'template']);

const end = /[\p{L}\p{N}\p{M}.,:;!?%)…”’]$/u;
const start = /^[\p{L}\p{N}\p{Sc}“‘©+]/u;

/** Part of a word in an emphasis or a link is one text with the rest of the word: "[call](/contact-us)s". */
const isOneWord = (before: Text, now: Text): boolean => {
  const [one, other] = [before.parentNode, now.parentNode];
  if (!one || !other || !('parentNode' in one) || !('parentNode' in other)) return false;
  const isMarked = [one.nodeName, other.nodeName].some((name) => name === 'em' || name === 'a');
  return (
    isMarked &&
    one.parentNode === other.parentNode &&
    /\p{Ll}$/u.test(before.value) &&
    /^\p{Ll}/u.test(now.value)
  );
};

/**
 * Texts of a page that only its style sheet sets apart, so that text browsers, search engines and copies run them together:
 * "Request a Quote|Case Studies".
 */
export const touchingTexts = (html: string): string[] => {
  const found: string[] = [];
  let before: Text | undefined;
  const visit = (node: Node): void => {
    if (defaultTreeAdapter.isTextNode(node)) {
      const isTouching =
        before && end.test(before.value) && start.test(node.value) && !isOneWord(before, node);
      if (before && isTouching) found.push(`${before.value.slice(-40)}|${node.value.slice(0, 40)}`);
      if (node.value !== '') before = node;
    } else if ('childNodes' in node && !silent.has(node.nodeName)) {
      if (parting.has(node.nodeName)) before = undefined;
      node.childNodes.forEach(visit);
      if (parting.has(node.nodeName)) before = undefined;
    }
  };
  visit(parse(html, { scriptingEnabled: false }));
  return found;
};
