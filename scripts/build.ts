import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { cmsBackend } from '../src/cms/backend';
import { contentFolder } from '../src/content-folder';
import { nameFile, readContent } from '../src/content-tools/read/read-content';
import { findNextChange } from '../src/content-tools/read/schedule';
import { formEndpoint } from '../src/gatsby-node/hosting/form-endpoint';
import { dropUnused } from '../src/kept';
import { dropForeignCache } from './gatsby-cache';
import { keepForEveryFolder } from './keep-for-every-folder';
import { buildWithGatsby } from './pictures/gatsby';
import { runCommand, say } from './terminal';

/** @throws an error for settings with which Gatsby would fail, or build a site without its plugins and show no error */
const checkSettings = (): void => {
  const assetHost = process.env.ASSET_HOST;
  if (assetHost && !(URL.canParse(assetHost) && new URL(assetHost).protocol === 'https:')) {
    throw new Error('ASSET_HOST: must be a web address such as https://cdn.example.com');
  }
  formEndpoint(process.env.FORM_ENDPOINT);
  cmsBackend(process.env);
};

/** Says when an entry appears or ends: the site has to be built again then (docs/deploying.md, "Entries with days"). */
const sayNextChange = (root: string): void => {
  const { at, files } = findNextChange(readContent(root)) ?? {};
  const named = files?.map((file) => nameFile(root, file)).join(', ');
  if (at) say(`Build it again at ${at.toISOString()} (UTC), when these appear or end: ${named}.`);
};

/** `npm run build`: Gatsby's production build. */
runCommand(async () => {
  checkSettings();
  dropForeignCache();
  const begun = performance.now();
  keepForEveryFolder();
  say(
    'Building the site to public/. The first build takes about three minutes on two processors, half of it for pictures.',
    `They are kept in ${process.env.BUILD_CACHE} for later builds, which take about one.`,
  );
  const code = await buildWithGatsby(createRequire(resolve('package.json')).resolve('gatsby/cli.js'));
  await dropUnused();
  say(`${code === 0 ? 'Built' : 'Failed'} after ${Math.round((performance.now() - begun) / 1000)} s.`);
  if (code === 0) sayNextChange(contentFolder());
  process.exitCode = code;
});
