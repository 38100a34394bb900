import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CreateWebpackConfigArgs } from 'gatsby';
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

/**
 * Defines `STYLES_VERSION` in the bundle that renders HTML. Gatsby renders pages again when that bundle changes, but not
 * when only their inlined styles change: a build with a warm cache would publish old styles.
 */
export const renderPagesWhenStylesChange = (
  { stage, actions, plugins }: Pick<CreateWebpackConfigArgs, 'stage' | 'actions' | 'plugins'>,
  source: string,
): void => {
  if (stage !== 'build-html' && stage !== 'develop-html') return;
  const version = JSON.stringify(stylesVersion(source));
  actions.setWebpackConfig({ plugins: [plugins.define({ STYLES_VERSION: version })] });
};
