import { type Declaration, decl, type Plugin } from 'postcss';
import type { Theme } from '../content-model/theme';
import { isInlined, themeTokens, triplet } from '../content-model/theme/tokens';
import { readTheme, themeFile } from '../content-tools/read/read-theme';

/**
 * A PostCSS plugin that gives style sheets the theme of a content folder. tokens.css begins with its tokens;
 * `rgb(from var(--ink) r g b / 8%)` becomes that colour, as older browsers know no relative ones; and `env(--pill)` the value
 * of a token that too few rules need to declare it on every page.
 * @param content absolute path of the content folder
 */
export const postcssTheme = (content: string): Plugin => {
  let theme: Theme | undefined;
  return {
    postcssPlugin: 'theme',
    Once: (root, { result }) => {
      const path = root.source?.input.file ?? '';
      // In develop a saved theme makes the style sheets again; a mistake in it leaves them as they are.
      result.messages.push({ type: 'dependency', plugin: 'theme', file: themeFile(content), parent: path });
      try {
        theme = readTheme(content);
      } catch (error) {
        if (!theme) throw error;
      }
      const tokens = themeTokens(theme);
      const read = (rule: Declaration, name: string): string => {
        const value = tokens.get(name);
        if (!value) throw rule.error(`The theme has no ${name}`);
        return value;
      };
      root.walkDecls((rule) => {
        rule.value = rule.value
          .replace(
            /rgb\(from var\((--[\w-]+)\) r g b( \/ [\d.]+%)?\)/g,
            (_whole, name: string, share = '') => `rgb(${triplet(read(rule, name))}${share})`,
          )
          .replace(/env\((--(?:haze|depth)-\w+)\)/g, (_whole, name: string) => triplet(read(rule, name)))
          .replace(/env\((--[\w-]+)\)/g, (_whole, name: string) => read(rule, name));
      });
      if (!/styles[\\/]tokens\.css$/.test(path)) return;
      const declared = [...tokens].filter(([name]) => !isInlined(name));
      root.first?.type === 'rule' &&
        root.first.prepend(declared.map(([prop, value]) => decl({ prop, value })));
    },
  };
};
