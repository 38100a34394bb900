import { defaultTreeAdapter, parse, serialize } from 'parse5';
import { attribute, elementsBelow } from '../overrides/elements';

/** What an element means without the site's style sheets. */
const kept = new Set(['href', 'src', 'alt', 'width', 'height', 'scope']);

/**
 * The text of an article for feeds, from its page: without styles, sources of pictures and the bars of charts, whose figures
 * are in the table as well.
 * @param page its HTML
 * @param url its address, which makes links and pictures absolute
 */
export const articleHtml = (page: string, url: string): string => {
  const body = elementsBelow(parse(page)).find((element) => attribute(element, 'data-article') !== undefined);
  if (!body) throw new Error(`${url} has no text of an article`);
  for (const element of elementsBelow(body)) {
    const bar = element.tagName === 'svg' ? element.parentNode : null;
    if (bar && 'tagName' in bar) defaultTreeAdapter.detachNode(bar);
    if (element.tagName === 'source') defaultTreeAdapter.detachNode(element);
    element.attrs = element.attrs.flatMap(({ name, value }) => {
      const isAddress = name === 'href' || name === 'src';
      return kept.has(name) ? [{ name, value: isAddress ? new URL(value, url).href : value }] : [];
    });
  }
  // Feeds have it in a CDATA section.
  return serialize(body).replaceAll(']]>', ']]&gt;');
};
