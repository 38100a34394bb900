import { cpSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { vercelConfig } from '../src/gatsby-node/hosting/host-files';
import { readSiteManifest } from '../src/site-manifest/site-manifest';
import { runCommand, say } from './terminal';

/**
 * `node --import tsx scripts/build-vercel.ts`, after `npm run build`: writes `.vercel/output` for `vercel deploy --prebuilt`
 * (vercel.com/docs/build-output-api/v3): the static files, their headers, clean addresses, and the function for `/email`.
 */
const output = '.vercel/output';

runCommand(async () => {
  const manifest = readSiteManifest();
  rmSync(output, { recursive: true, force: true });
  for (const [file] of Object.values(manifest.files)) {
    cpSync(join('public', file), join(output, 'static', file));
  }
  cpSync('public/404.html', join(output, 'static/404.html'));
  const folder = join(output, 'functions/email.func');
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
  writeFileSync(join(output, 'config.json'), JSON.stringify(vercelConfig(manifest), null, 2));
  say(`${output}: ${Object.keys(manifest.files).length} files and the function /email`);
});
