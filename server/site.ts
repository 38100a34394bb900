import { type Stats, statSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Logger } from 'pino';
import type { Company } from '../src/site-manifest/company';
import { readSiteManifest, type SiteManifest } from '../src/site-manifest/site-manifest';
import { type createHotFiles, createSiteFiles } from './site-files';

export type ServedManifest = Omit<SiteManifest, 'company'> & { readonly company?: Pick<Company, 'people'> };

/**
 * A built site as it is served.
 * @param publicFolder absolute path of the built files
 */
export const createSite = (
  publicFolder: string,
  manifest: ServedManifest,
  log: Logger,
  hotFiles?: ReturnType<typeof createHotFiles>,
) => {
  const redirects = new Map(
    manifest.redirects
      // Rewrites are the business of hosts.
      .filter(({ status }) => status >= 300)
      .map((redirect) => [redirect.from.toLowerCase(), redirect]),
  );
  return {
    files: createSiteFiles(publicFolder, manifest, log, hotFiles),
    /** The people whom a message may be for, by the name of their file. */
    people: manifest.company?.people,
    /** The redirect of an address that has moved, in any capitals: old systems often did not tell them apart. */
    findRedirect: (path: string) => redirects.get(path.toLowerCase()),
    otherHeaders: manifest.otherHeaders,
    secureTransport: manifest.secureTransport,
  };
};

export type Site = ReturnType<typeof createSite>;

/** Tells one version of a file from another; a build replaces the file. */
const identify = ({ ino, mtimeMs, size }: Stats): string => [ino, mtimeMs, size].join();

/**
 * Follows the builds of the site: pages and headers must match, or the policy would block the new pages' styles.
 * @param manifestFile absolute path of the file that a build writes last
 * @param open makes a site out of a manifest
 * @param first the site to begin with
 * @param interval milliseconds between two looks
 * @returns the newest site
 */
export const followBuilds = (
  manifestFile: string,
  open: (manifest: ServedManifest) => Site,
  first: Site,
  log: Logger,
  interval = 2_000,
): (() => Site) => {
  let site = first;
  // Not fs.watchFile, which would miss a build that ends before its first look.
  let seen = identify(statSync(manifestFile));
  const look = async (): Promise<void> => {
    // Missing while a build runs.
    const found = await stat(manifestFile).then(identify, () => seen);
    if (found === seen) return;
    seen = found;
    try {
      site = open(readSiteManifest(manifestFile));
      log.info('a new build is served');
    } catch {
      log.error('the new build cannot be served; build it again, or restart the server');
    }
  };
  setInterval(() => void look(), interval).unref();
  return () => site;
};
