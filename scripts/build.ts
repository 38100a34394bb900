import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import envPaths from 'env-paths';
import { cmsBackend } from '../src/cms/backend';
import { contentFolder } from '../src/content-folder';
import { nameFile, readContent } from '../src/content-tools/read/read-content';
import { findNextChange } from '../src/content-tools/read/schedule';
import { formEndpoint } from '../src/gatsby-node/hosting/form-endpoint';
import { dropUnused } from '../src/gatsby-node/kept';
import { buildWithGatsby } from './pictures/gatsby';

/**
 * `npm run build`: Gatsby's production build. Gatsby's cache holds addresses of pictures and absolute paths, and
 * Gatsby does not notice when `ASSET_HOST` or the folder has changed: the build would fail. The cache is then
 * dropped. Encoded pictures are kept outside of it (`BUILD_CACHE`), by their content.
 */
const noteFile = '.cache/made-for';
const assetHost = process.env.ASSET_HOST ?? '';

/** @throws an error for settings with which Gatsby would fail, or build a site without its plugins and show no error */
const checkSettings = (): void => {
  if (assetHost && !(URL.canParse(assetHost) && new URL(assetHost).protocol === 'https:')) {
    throw new Error('ASSET_HOST: must be a web address such as https://cdn.example.com');
  }
  formEndpoint(process.env.FORM_ENDPOINT);
  cmsBackend(process.env);
};

const noteFor = (host: string): string => `${process.cwd()}\n${host}\n`;

const dropOtherCache = (): void => {
  // `npm run develop` writes no such file, and uses no other host.
  const before = existsSync(noteFile) ? readFileSync(noteFile, 'utf8') : noteFor('');
  if (!existsSync('.cache') || before === noteFor(assetHost)) return;
  process.stdout.write(
    "Gatsby's cache was made in another folder or for another ASSET_HOST; starting without it.\n",
  );
  for (const folder of ['.cache', 'public']) rmSync(folder, { recursive: true, force: true });
};

/** Says when an entry appears or ends: the site has to be built again then (docs/deploying.md, "Entries with days"). */
const sayNextChange = (): void => {
  const root = contentFolder();
  const next = findNextChange(readContent(root));
  if (!next) return;
  const files = next.files.map((file) => nameFile(root, file)).join(', ');
  process.stdout.write(
    `Build it again at ${next.at.toISOString()} (UTC), when these appear or end: ${files}.\n`,
  );
};

const main = async (): Promise<void> => {
  checkSettings();
  dropOtherCache();
  const begun = performance.now();
  process.env.BUILD_CACHE ||= envPaths('website-build', { suffix: '' }).cache;
  process.stdout.write(
    `Building the site to public/. The first build takes about three minutes on two processors, half of it for pictures. They are
kept in ${process.env.BUILD_CACHE} for later builds, which take about one.\n`,
  );
  const code = await buildWithGatsby(createRequire(resolve('package.json')).resolve('gatsby/cli.js'));
  // After the build, because Gatsby empties the folder when it starts from nothing.
  mkdirSync('.cache', { recursive: true });
  writeFileSync(noteFile, noteFor(assetHost));
  await dropUnused();
  process.stdout.write(
    `${code === 0 ? 'Built' : 'Failed'} after ${Math.round((performance.now() - begun) / 1000)} s.\n`,
  );
  if (code === 0) sayNextChange();
  process.exitCode = code;
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
