import type { Plugin } from 'postcss';
import { breakpoints, containerWidths, headerWidths, layoutWidths } from './breakpoints';

const queries = {
  media: new Map<string, string>([
    ...Object.entries(breakpoints),
    ...layoutWidths.flatMap((width): [string, string][] => [
      [`from-${width}`, `(min-width: ${width}px)`],
      [`below-${width}`, `(max-width: ${width - 0.02}px)`],
    ]),
  ]),
  container: new Map<string, string>(Object.entries({ ...headerWidths, ...containerWidths })),
};

/**
 * A PostCSS plugin that replaces `(--phone)` in media and container queries with that breakpoint's query.
 * @throws at an unknown name, and at a width without a name
 */
export const postcssBreakpoints = (): Plugin => ({
  postcssPlugin: 'breakpoints',
  Once: (root) => {
    root.walkAtRules(/^(media|container)$/, (rule) => {
      const known = rule.name === 'media' ? queries.media : queries.container;
      if (rule.params.includes('width')) throw rule.error('Name this width in src/styles/breakpoints.ts');
      rule.params = rule.params.replace(/\(--([\w-]+)\)/g, (_whole, name: string) => {
        const query = known.get(name);
        if (!query) throw rule.error(`src/styles/breakpoints.ts has no "${name}"`);
        return query;
      });
    });
  },
});
