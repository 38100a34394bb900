import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative, resolve, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import postcss from 'postcss';
import { sampleRecipes } from '../content-tools/edit/new-entry';
import { readContent } from '../content-tools/read/read-content';
import { siteConstants } from '../gatsby-node/constants';
import { isObject } from '../is-object';
import { adminPath } from '../site-manifest/admin-path';
import { postcssBreakpoints } from '../styles/postcss-breakpoints';
import { postcssTheme } from '../styles/postcss-theme';
import { adminPage } from './admin-page';
import type { CmsBackend } from './backend';
import { decapConfig } from './decap-config';
import { decap, installCommand, isInstalled, loadEsbuild } from './decap-packages';

export type CmsBundle = Awaited<ReturnType<typeof bundleCms>>;

/** Processes style sheets as gatsby-config.ts does. */
const styleSheets = (content: string): Plugin => ({
  name: 'style-sheets',
  setup: ({ onLoad }) =>
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const source = readFileSync(path, 'utf8');
      const { css } = await postcss([postcssBreakpoints(), postcssTheme(content)]).process(source, {
        from: path,
      });
      return { contents: css, loader: path.endsWith('.module.css') ? 'local-css' : 'css' };
    }),
});

/** Bundles our additions to Decap, previews made of the site's own components, into a folder; hashes in names let it be cached. */
export const bundleCms = async (folder: string, content: string) => {
  rmSync(folder, { recursive: true, force: true });
  const { metafile } = await loadEsbuild()({
    entryPoints: { cms: resolve('src/cms/editor/main.tsx'), page: resolve('src/cms/editor/admin.css') },
    entryNames: '[name]-[hash]',
    assetNames: 'files/[name]-[hash]',
    outdir: folder,
    metafile: true,
    bundle: true,
    minify: true,
    format: 'iife',
    target: ['chrome120', 'firefox121', 'safari17'],
    jsx: 'automatic',
    logLevel: 'warning',
    plugins: [styleSheets(content)],
    publicPath: adminPath,
    alias: {
      gatsby: resolve('src/cms/editor/gatsby-stub.tsx'),
      // Decap bundles React DOM of exactly this version.
      react: resolve('admin/node_modules/react'),
      'react-dom': resolve('admin/node_modules/react-dom'),
    },
    loader: { '.woff2': 'file', '.svg': 'file' },
    // The site serves them.
    external: ['/fonts/*'],
    // Gatsby writes these into its own bundles.
    define: {
      'process.env.NODE_ENV': '"production"',
      'process.env.GATSBY_FORM_ENDPOINT': '""',
      'process.env.GATSBY_FILES_MB': '""',
      'process.env.CONTENT_DAY': '""',
      ...Object.fromEntries(
        Object.entries(siteConstants(content)).map(([name, value]) => [name, JSON.stringify(value)]),
      ),
    },
  });
  const names = Object.keys(metafile.outputs).map((name) => basename(name));
  const address = (form: RegExp): string => `${adminPath}/${names.find((name) => form.test(name))}`;
  return {
    script: address(/^cms-.*\.js$/),
    /** Style sheet of the previews. */
    styles: address(/^cms-.*\.css$/),
    /** Style sheet of the page itself. */
    pageStyles: address(/^page-.*\.css$/),
  };
};

/**
 * Collects what the page of the CMS loads when it starts (editor/main.tsx reads it).
 * @param root the content folder as the backend names it
 */
export const cmsSettings = (
  content: string,
  root: string,
  backend: Record<string, unknown>,
  { styles }: CmsBundle,
) => {
  const known = readContent(content);
  return { config: decapConfig(known.files, backend, root), styles, recipes: sampleRecipes(known) };
};

/** Every entry of the content (editor/entries.ts reads it). */
export const cmsEntries = (content: string): object[] =>
  readContent(content).files.flatMap(({ kind, slug, data }) => (isObject(data) ? { kind, slug, data } : []));

/** Folder of Decap's files below /admin: its version is in the name, as hashes are in others. */
const decapName = (): string => `decap-${decap().version}`;

export const pageFor = ({ script, pageStyles }: CmsBundle): string =>
  adminPage([script, `${adminPath}/${decapName()}/decap-cms-app.js`], pageStyles);

/**
 * Writes the CMS of the published site: page, configuration, Decap and previews. Without a backend, it removes an earlier one.
 * @param content absolute path of the content folder, as everywhere in `src/cms`
 */
export const buildCms = async (publicFolder: string, content: string, backend: CmsBackend | undefined) => {
  const folder = join(publicFolder, adminPath);
  rmSync(folder, { recursive: true, force: true });
  if (!backend) return;
  if (!isInstalled())
    throw new Error(`CMS_BACKEND asks for /admin, whose parts are missing: ${installCommand}`);
  const bundle = await bundleCms(folder, content);
  const own = join(folder, decapName());
  const scripts = readdirSync(decap().folder).filter((name) => name.endsWith('.js'));
  for (const name of scripts) cpSync(join(decap().folder, name), join(own, name));
  // Editors write to the repository, whose root is this project.
  const root = relative('', content).replaceAll(sep, '/');
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify(cmsSettings(content, root, backend.config, bundle)),
  );
  writeFileSync(join(folder, 'entries.json'), JSON.stringify(cmsEntries(content)));
  writeFileSync(join(folder, 'index.html'), pageFor(bundle));
};
