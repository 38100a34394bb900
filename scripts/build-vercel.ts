import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build } from 'esbuild';
import { sharedPaths, sharedPolicy } from '../src/site-manifest/security-headers';
import { immutable, readSiteManifest, type SiteManifest } from '../src/site-manifest/site-manifest';
import { runCommand } from './terminal';

/**
 * `node --import tsx scripts/build-vercel.ts`, after `npm run build`: writes `.vercel/output` for `vercel deploy --prebuilt`
 * (vercel.com/docs/build-output-api/v3): the static files, their headers, clean addresses, and the function for `/email`.
 */
const output = '.vercel/output';

/** A path as a route matches it. */
const exactly = (path: string): string => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/** The configuration of a deployment. */
const buildConfig = ({ files, headerSets, redirects, secureTransport }: SiteManifest): object => ({
  version: 3,
  routes: [
    {
      src: '^/.*$',
      headers: Object.fromEntries([...(headerSets[files['/']?.[1] ?? 0] ?? []), secureTransport]),
      continue: true,
    },
    {
      // Names that change with their content.
      src: '^/(?:static|fonts)/.*$|^/[^/]+[-.][0-9a-f]{20}\\.(?:js|css)$',
      headers: Object.fromEntries([immutable]),
      continue: true,
    },
    { src: sharedPaths, headers: Object.fromEntries([sharedPolicy]), continue: true },
    ...redirects
      .filter(({ status }) => status >= 300)
      .map(({ from, to, status }) => ({ src: exactly(from), status, headers: { Location: to } })),
    { src: '^/(.+)/$', status: 308, headers: { Location: '/$1' } },
    { handle: 'filesystem' },
    { src: '^/.*$', dest: '/404.html', status: 404 },
  ],
  // /about-us is answered from about-us/index.html.
  overrides: Object.fromEntries(
    Object.entries(files).flatMap(([path, [file]]) =>
      file.endsWith('/index.html') ? [[file, { path: path.slice(1) }]] : [],
    ),
  ),
});

const writeFunction = async (folder: string): Promise<void> => {
  await build({
    entryPoints: ['deploy/vercel/email.ts'],
    outfile: join(folder, 'index.mjs'),
    bundle: true,
    platform: 'node',
    target: 'node22',
    format: 'esm',
    // CommonJS packages of the bundle ask for Node's modules in their own way.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    external: ['pg-native'],
    logLevel: 'warning',
  });
  const settings = {
    runtime: 'nodejs24.x',
    handler: 'index.mjs',
    launcherType: 'Nodejs',
    shouldAddHelpers: false,
    maxDuration: 30,
  };
  writeFileSync(join(folder, '.vc-config.json'), JSON.stringify(settings));
};

const main = async (): Promise<void> => {
  const manifest = readSiteManifest();
  rmSync(output, { recursive: true, force: true });
  for (const [file] of Object.values(manifest.files)) {
    const target = join(output, 'static', file);
    mkdirSync(dirname(target), { recursive: true });
    cpSync(join('public', file), target);
  }
  cpSync('public/404.html', join(output, 'static/404.html'));
  await writeFunction(join(output, 'functions/email.func'));
  writeFileSync(join(output, 'config.json'), JSON.stringify(buildConfig(manifest), null, 2));
  process.stdout.write(`${output}: ${Object.keys(manifest.files).length} files and the function /email\n`);
};

runCommand(main);
