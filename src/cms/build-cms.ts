import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import postcss from 'postcss';
import { z } from 'zod';
import { readContent } from '../content-tools/read';
import { filesBelow } from '../gatsby-node/files-below';
import { adminPath } from '../site-manifest/admin-path';
import { postcssBreakpoints } from '../styles/postcss-breakpoints';
import { adminPage } from './admin-page';
import type { CmsBackend } from './backend';
import { decapConfig } from './decap-config';
import { decap, isInstalled, loadEsbuild } from './decap-packages';

const resultSchema = z.object({ metafile: z.object({ outputs: z.record(z.string(), z.unknown()) }) });

/** Addresses of our additions to Decap. */
export interface CmsBundle {
  script: string;
  styles: string;
}

/** The part of esbuild's plugin API that is used. */
interface PluginBuild {
  onLoad(filter: { filter: RegExp }, load: (file: { path: string }) => Promise<object>): void;
}

/** An esbuild plugin that reads the headings of the content that is edited, wherever it is. */
const headingsOf = (contentFolder: string) => ({
  name: 'headings',
  setup: (build: PluginBuild): void =>
    build.onLoad({ filter: /[\\/]content[\\/]headings\.json$/ }, async () => ({
      contents: readFileSync(join(contentFolder, 'headings.json'), 'utf8'),
      loader: 'json',
    })),
});

/** An esbuild plugin that processes style sheets as gatsby-config.ts does. */
const styleSheets = {
  name: 'style-sheets',
  setup: (build: PluginBuild): void =>
    build.onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { css } = await postcss([postcssBreakpoints()]).process(readFileSync(path, 'utf8'), {
        from: path,
      });
      return { contents: css, loader: path.endsWith('.module.css') ? 'local-css' : 'css' };
    }),
};

/**
 * Bundles our additions to Decap: previews made of the site's own components, with their styles.
 * @param folder where it all goes; its files have hashes, so that they can be cached forever
 * @param contentFolder the content that is edited
 */
export const bundleCms = async (folder: string, contentFolder: string): Promise<CmsBundle> => {
  rmSync(folder, { recursive: true, force: true });
  const result = await loadEsbuild().build({
    entryPoints: { cms: resolve('src/cms/editor/main.tsx') },
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
    plugins: [headingsOf(contentFolder), styleSheets],
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
    define: { 'process.env.NODE_ENV': '"production"', 'process.env.GATSBY_FORM_ENDPOINT': '""' },
  });
  const names = Object.keys(resultSchema.parse(result).metafile.outputs).map((name) => basename(name));
  const address = (ending: string): string =>
    `${adminPath}/${names.find((name) => name.startsWith('cms-') && name.endsWith(ending))}`;
  return { script: address('.js'), styles: address('.css') };
};

/** Names of all pictures and videos of the content, which uploads must not have. */
export const mediaNames = (contentFolder: string): string[] =>
  filesBelow(contentFolder)
    .map((file) => basename(file))
    .filter((name) => !name.endsWith('.json') && !name.startsWith('.'));

/** Folder of Decap's files below /admin: its version is in the name, as hashes are in others. */
export const decapName = (): string => `decap-${decap().version}`;

/** The HTML page for a bundle. */
export const pageFor = ({ script }: CmsBundle): string =>
  adminPage([script, `${adminPath}/${decapName()}/decap-cms-app.js`]);

/**
 * Writes the CMS of the published site: page, configuration, Decap and previews.
 * @param publicFolder the built site
 * @param contentFolder the content whose single files the CMS lists
 * @param backend undefined for a site without a CMS; then leftovers of an earlier build are removed
 */
export const buildCms = async (
  publicFolder: string,
  contentFolder: string,
  backend: CmsBackend | undefined,
): Promise<void> => {
  const folder = join(publicFolder, adminPath);
  rmSync(folder, { recursive: true, force: true });
  if (!backend) return;
  if (!isInstalled()) {
    throw new Error(
      'CMS_BACKEND asks for /admin, whose parts are missing: npm ci --prefix admin --ignore-scripts',
    );
  }
  const bundle = await bundleCms(folder, contentFolder);
  const own = join(folder, decapName());
  mkdirSync(own, { recursive: true });
  const scripts = readdirSync(decap().folder).filter((name) => name.endsWith('.js'));
  for (const name of scripts) cpSync(join(decap().folder, name), join(own, name));
  const config = decapConfig(readContent(contentFolder).files, backend.config);
  writeFileSync(
    join(folder, 'config.json'),
    JSON.stringify({ config, styles: bundle.styles, files: mediaNames(contentFolder) }),
  );
  writeFileSync(join(folder, 'index.html'), pageFor(bundle));
};
