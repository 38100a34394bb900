import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cmsBackend } from '../src/cms/backend';
import { formEndpoint } from '../src/gatsby-node/hosting/form-endpoint';

/**
 * `npm run build`: Gatsby's production build. Gatsby's cache holds addresses of pictures and absolute paths, and
 * Gatsby does not notice when `ASSET_HOST` or the folder has changed: the build would fail. The cache is then
 * dropped.
 */
const noteFile = '.cache/made-for';
const assetHost = process.env.ASSET_HOST ?? '';

if (assetHost && !(URL.canParse(assetHost) && new URL(assetHost).protocol === 'https:')) {
  process.stderr.write('ASSET_HOST: must be a web address such as https://cdn.example.com\n');
  process.exit(1);
}

// Gatsby would show no error of its configuration, and build a site without its plugins.
try {
  formEndpoint(process.env.FORM_ENDPOINT);
  cmsBackend(process.env);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

const noteFor = (host: string): string => `${process.cwd()}\n${host}\n`;
// `npm run develop` writes no such file, and uses no other host.
const before = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : noteFor('');
if (existsSync('.cache') && before !== noteFor(assetHost)) {
  process.stdout.write(
    'What is cached was made in another folder or for another ASSET_HOST; starting from nothing.\n',
  );
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
}

const { status } = spawnSync('npx', ['gatsby', 'build', '--prefix-paths'], {
  // glibc keeps a heap for each thread that works on pictures; two of them need a fifth less memory (mallopt(3)).
  env: { ...process.env, MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// After the build, because Gatsby empties the folder when it starts from nothing.
mkdirSync('.cache', { recursive: true });
writeFileSync(noteFile, noteFor(assetHost));
process.exitCode = status ?? 1;
