import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { findDirection } from '../content-model/texts/direction';
import { readTheme, themeFile } from '../content-tools/read/read-theme';
import { readCompany } from '../site-manifest/company';
import { filesBelow } from './files-below';

/**
 * Hash of the style sheets of the site, of the code in `src/styles` that transforms them and of the theme.
 * @param source path of `src`
 * @param content absolute path of the content folder
 */
export const stylesVersion = (source: string, content: string): string => {
  const hash = createHash('sha256');
  const isStyle = (file: string) => file.endsWith('.css') || file.startsWith(join(source, 'styles'));
  for (const file of filesBelow(source).filter(isStyle).sort()) hash.update(file).update(readFileSync(file));
  hash.update(readFileSync(themeFile(content)));
  return hash.digest('hex').slice(0, 16);
};

/** The files that `npm run brand` cuts for the letters of nearly every page; others load on demand. */
const findPreloads = (source: string): string[] =>
  readFileSync(join(source, 'styles/fonts.css'), 'utf8').match(
    /\/fonts\/(display|text)(-400)?\.\w+\.woff2/g,
  ) ?? [];

/**
 * Defines the constants of gatsby-ssr.tsx. Gatsby renders pages again when one of them changes.
 *
 * `STYLES_VERSION`, because a build with a warm cache would otherwise publish old styles: Gatsby renders no page again when
 * only the styles change that it inlines. `SITE`, because webpack's cache would keep an import of `site.json` when
 * `CONTENT_DIR` changes. `PRELOADED_FONTS` are addresses.
 * @param source path of `src`
 * @param content absolute path of the content folder
 */
export const defineHtmlConstants = (
  { stage, actions, plugins }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>,
  source: string,
  content: string,
): void => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const { name, locale } = readCompany(content);
  const constants = {
    STYLES_VERSION: JSON.stringify(stylesVersion(source, content)),
    SITE: JSON.stringify({
      name,
      locale,
      dir: findDirection(locale),
      themeColor: readTheme(content).colours.ink,
    }),
    PRELOADED_FONTS: JSON.stringify(findPreloads(source)),
  };
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
};
