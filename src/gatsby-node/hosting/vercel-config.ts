import { sharedPaths, sharedPolicy } from '../../site-manifest/security-headers';
import { immutable, type SiteManifest } from '../../site-manifest/site-manifest';

/** A path as a route matches it. */
const exactly = (path: string): string => `^${path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`;

/**
 * The configuration of a deployment to Vercel (vercel.com/docs/build-output-api/v3): headers, redirects, clean addresses.
 * Every response has the headers of the home page.
 */
export const vercelConfig = ({
  files,
  headerSets,
  redirects,
  secureTransport,
}: Pick<SiteManifest, 'files' | 'headerSets' | 'redirects' | 'secureTransport'>) => ({
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
      .map(({ from, to, status }) => ({ src: exactly(encodeURI(from)), status, headers: { Location: to } })),
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
