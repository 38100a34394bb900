import { type Config, optimize } from 'svgo';

const config: Config = {
  multipass: true,
  plugins: [
    'preset-default',
    'removeScripts',
    // The policy of the pages allows no style of a drawing's own, neither as an element nor as an attribute.
    { name: 'inlineStyles', params: { onlyMatchedOnce: false } },
    'convertStyleToAttrs',
    'removeStyleElement',
    { name: 'removeAttrs', params: { attrs: 'style' } },
    // Its place gives it its size.
    'removeDimensions',
    'removeXMLNS',
    { name: 'prefixIds', params: { prefix: 'mark' } },
  ],
};

/**
 * An SVG file as an element that can stand in a page: smaller, of no size of its own, without scripts and styles, its ids
 * apart from the page's.
 * @throws when it is no SVG
 */
export const drawing = (svg: string): string => {
  const { data } = optimize(svg, config);
  if (!data.startsWith('<svg')) throw new Error('This is no SVG');
  return data;
};
