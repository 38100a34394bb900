import { type Config, type CustomPlugin, optimize } from 'svgo';

/** Attributes that load something when the drawing is shown, or when somebody opens it. */
const references = ['href', 'xlink:href', 'src'];
const isOwn = (value: string): boolean => value.startsWith('#') || value.startsWith('data:image/');

/** `url(…)` in styles, unless it names a part of the drawing. */
const foreignUrls = /url\(\s*["']?(?!["'\s]*#)[^)]*\)/gi;

/** Removes what would load or run something from elsewhere. */
const removeForeign: CustomPlugin = {
  name: 'removeForeign',
  fn: () => ({
    element: {
      enter(node, parent) {
        if (['foreignObject', 'iframe', 'embed', 'object'].includes(node.name)) {
          parent.children = parent.children.filter((child) => child !== node);
          return;
        }
        for (const child of node.name === 'style' ? node.children : []) {
          if (child.type !== 'text' && child.type !== 'cdata') continue;
          child.value = child.value.replaceAll(/@import[^;]*(?:;|$)/gi, '').replaceAll(foreignUrls, 'none');
        }
        for (const [name, value] of Object.entries(node.attributes)) {
          const isForeign =
            (references.includes(name) && !isOwn(value.trim())) || value.search(foreignUrls) >= 0;
          if (isForeign || /^on/i.test(name)) delete node.attributes[name];
        }
      },
    },
  }),
};

/** Removes scripts, and everything that a drawing would load from elsewhere. */
const safe: NonNullable<Config['plugins']> = ['preset-default', 'removeScripts', removeForeign];

const inPage: Config = {
  multipass: true,
  plugins: [
    ...safe,
    // The security policy forbids styles in a drawing, as elements and as attributes.
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeStyleElement',
    { name: 'removeAttrs', params: { attrs: 'style' } },
    // The layout sets its size.
    'removeDimensions',
    'removeXMLNS',
    { name: 'prefixIds', params: { prefix: 'mark' } },
  ],
};

const optimizeSvg = (svg: string, config: Config): string => {
  const { data } = optimize(svg, config);
  if (!data.startsWith('<svg')) throw new Error('This is not an SVG');
  return data;
};

/**
 * An SVG file as an element for a page: optimised, without size, scripts and styles, with prefixed ids.
 * @throws if it is not an SVG
 */
export const inlineDrawing = (svg: string): string => optimizeSvg(svg, inPage);

/**
 * An SVG file as it is published: without scripts, because whoever opens its address runs them on this site.
 * @throws if it is not an SVG
 */
export const cleanDrawing = (svg: string): string => optimizeSvg(svg, { multipass: true, plugins: safe });
