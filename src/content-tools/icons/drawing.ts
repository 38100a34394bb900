import { type Config, optimize } from 'svgo';

const config: Config = {
  multipass: true,
  plugins: [
    'preset-default',
    'removeScripts',
    // The security policy allows a drawing no styles of its own, neither as elements nor as attributes.
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

/**
 * An SVG file as an element for a page: optimised, without a size, scripts and styles of its own, with prefixed ids.
 * @throws if it is no SVG
 */
export const drawing = (svg: string): string => {
  const { data } = optimize(svg, config);
  if (!data.startsWith('<svg')) throw new Error('This is no SVG');
  return data;
};
