import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { AdapterInit } from 'gatsby';
import { compressFolder } from './compress';
import { siteManifest, siteManifestFile } from './site-manifest';

/**
 * Gatsby adapter of the project: hands the whole routes manifest to the project's server (and, from
 * there, to the configuration of other hosts) and compresses what will be served.
 */
export const adapter: AdapterInit = () => ({
  name: 'site-server',
  adapt: async ({ routesManifest, reporter }) => {
    const file = resolve(siteManifestFile);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(siteManifest(routesManifest)));
    const { files, seconds } = await compressFolder(resolve('public'));
    reporter.info(`compressed ${files} files with brotli and gzip in ${seconds.toFixed(1)} s`);
  },
});
