import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

/** A reference of a page, as it is written there. */
export interface Reference {
  url: string;
  /** The element it is on, for the report: "img". */
  element: string;
}

/** What the checks need to know about a built page. */
export interface BuiltPage {
  /** The path the page is served at: "/about-us". */
  path: string;
  /** Whether search engines may list it. */
  listed: boolean;
  ids: ReadonlySet<string>;
  references: readonly Reference[];
  /** Text of each JSON-LD block. */
  data: readonly string[];
}

/** Attributes that hold one URL (HTML standard, index of attributes). */
const addressed: readonly [element: string, attribute: string][] = [
  ['a', 'href'],
  ['area', 'href'],
  ['audio', 'src'],
  ['form', 'action'],
  ['iframe', 'src'],
  ['image', 'href'],
  ['img', 'src'],
  ['link', 'href'],
  ['object', 'data'],
  ['script', 'src'],
  ['source', 'src'],
  ['track', 'src'],
  ['use', 'href'],
  ['video', 'src'],
  ['video', 'poster'],
];

/** Attributes that hold several URLs, each with a width or a density. */
const manyAddressed: readonly [element: string, attribute: string][] = [
  ['img', 'srcset'],
  ['source', 'srcset'],
  ['link', 'imagesrcset'],
];

const addressMetas = ['meta[property="og:image"]', 'meta[property="og:url"]'];

/** The URLs of a `srcset`. */
export const listAddresses = (srcset: string): string[] =>
  srcset
    .split(/,\s+/)
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter(Boolean);

const unescaped = (value: string): string => value.replaceAll('&amp;', '&');

const values = (root: HtmlElement, selector: string, attribute: string): string[] =>
  root.querySelectorAll(selector).flatMap((element) => {
    const value = element.getAttributeValue(attribute);
    return value === null ? [] : unescaped(value);
  });

/** Creates a reader of pages, which takes a page's path and its HTML. */
export const pageReader = async (): Promise<(path: string, html: string) => BuiltPage> => {
  const config = await new HtmlValidate(new StaticConfigLoader()).getConfigFor('page.html');
  return (path, html) => {
    const root = new Parser(config).parseHtml(html);
    return {
      path,
      listed: !values(root, 'meta[name="robots"]', 'content').some((robots) => robots.includes('noindex')),
      ids: new Set(values(root, '[id]', 'id')),
      references: [
        ...addressed.flatMap(([element, attribute]) =>
          values(root, `${element}[${attribute}]`, attribute).map((url) => ({ url, element })),
        ),
        ...manyAddressed.flatMap(([element, attribute]) =>
          values(root, `${element}[${attribute}]`, attribute)
            .flatMap(listAddresses)
            .map((url) => ({ url, element })),
        ),
        ...addressMetas.flatMap((selector) =>
          values(root, selector, 'content').map((url) => ({ url, element: 'meta' })),
        ),
      ],
      data: [...html.matchAll(/<script type="application\/ld\+json"[^>]*>([^<]*)<\/script>/g)].map(
        ([, text = '']) => text,
      ),
    };
  };
};
