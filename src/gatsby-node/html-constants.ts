import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
import { z } from 'zod';
import { filesBelow } from './files-below';

/**
 * Hash of the style sheets of the site and of the code in `src/styles` that transforms them.
 * @param source path of `src`
 */
export const stylesVersion = (source: string): string => {
  const hash = createHash('sha256');
  const isStyle = (file: string) => file.endsWith('.css') || file.startsWith(join(source, 'styles'));
  for (const file of filesBelow(source).filter(isStyle).sort()) hash.update(file).update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

const siteSchema = z.object({ name: z.string(), locale: z.string(), themeColor: z.string() });

/**
 * Defines the constants of gatsby-ssr.tsx. Gatsby renders pages again when one of them changes.
 *
 * `STYLES_VERSION`, because a build with a warm cache would otherwise publish old styles: Gatsby renders no page again when
 * only the styles change that it inlines. `SITE`, because webpack's cache would keep an import of `site.json` when
 * `CONTENT_DIR` changes.
 * @param source path of `src`
 * @param content absolute path of the content folder
 */
export const defineHtmlConstants = (
  { stage, actions, plugins }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>,
  source: string,
  content: string,
): void => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const site = siteSchema.parse(JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')));
  const constants = { STYLES_VERSION: JSON.stringify(stylesVersion(source)), SITE: JSON.stringify(site) };
  actions.setWebpackConfig({ plugins: [plugins.define(constants)] });
};
