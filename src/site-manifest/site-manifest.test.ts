import type { RoutesManifest } from 'gatsby';
import { company } from '../../tests/test-email';
import { inertHeaders, pageHeaders } from './security-headers';
import { siteManifest, siteManifestSchema } from './site-manifest';

const headers = [{ key: 'X-XSS-Protection', value: '1; mode=block' }];
const file = (path: string): RoutesManifest[number] => ({
  type: 'static',
  path: `/${path}`,
  filePath: `public/${path}`,
  headers,
});
const hash = '0123456789abcdef0123';
const routes: RoutesManifest = [
  { type: 'static', path: '/about-us', filePath: 'public/about-us/index.html', headers },
  { type: 'static', path: '/retail', filePath: 'public/retail/index.html', headers },
  file('404.html'),
  file(`app-${hash}.js`),
  file(`home.${hash}.css`),
  file('static/3f2a/6c0d/isle.avif'),
  file('icon-192.png'),
  file('og/about-us.jpg'),
  file('favicon.svg'),
  file('page-data/about-us/page-data.json'),
  file('page-data/sq/d/2841359383.json'),
  file('_headers'),
  file('_redirects'),
  file('webpack.stats.json'),
  file('chunk-map.json'),
  file('_gatsby/slices/_gatsby-scripts-1.html'),
  file('~partytown/partytown.js'),
  file(`app-${hash}.js.br`),
  file(`app-${hash}.js.gz`),
  file(`app-${hash}.js.LICENSE.txt`),
  { type: 'redirect', path: '/old', toPath: '/new', status: 301, ignoreCase: false, headers: [] },
  { type: 'function', path: '/api/email', functionId: 'email' },
];
const page = pageHeaders({ styleSources: [], assetHost: '' });
const hashFile = (name: string) => `hash of ${name}`;
const manifest = siteManifest(routes, company, hashFile, () => page);

test('a path has its file below the public folder', () => {
  expect(manifest.files['/about-us']?.[0]).toBe('about-us/index.html');
  expect(manifest.files[`/app-${hash}.js`]?.[0]).toBe(`app-${hash}.js`);
});

test('a path has the hash of its file', () => {
  expect(manifest.files['/about-us']?.[2]).toBe('hash of about-us/index.html');
});

test('functions, compressed copies and what only the build needs are not served', () => {
  expect(Object.keys(manifest.files)).toEqual([
    '/about-us',
    '/retail',
    '/404.html',
    `/app-${hash}.js`,
    `/home.${hash}.css`,
    '/static/3f2a/6c0d/isle.avif',
    '/icon-192.png',
    '/og/about-us.jpg',
    '/favicon.svg',
    '/page-data/about-us/page-data.json',
    '/page-data/sq/d/2841359383.json',
  ]);
});

test('the CMS is served at /admin with its own headers, and its files with those of files', () => {
  const cms: [string, string][] = [['x-robots-tag', 'noindex']];
  const made = siteManifest(
    [...routes, file('admin/index.html'), file('admin/cms.js')],
    company,
    hashFile,
    () => page,
    cms,
  );
  expect(Object.keys(made.files)).toContain('/admin');
  expect(Object.keys(made.files)).not.toContain('/admin/index.html');
  const headersAt = (path: string) => made.headerSets[made.files[path]?.[1] ?? -1];
  expect(headersAt('/admin')).toContainEqual(['x-robots-tag', 'noindex']);
  expect(headersAt('/admin')).not.toContainEqual(page[0]);
  expect(headersAt('/about-us')).toContainEqual(page[0]);
  expect(headersAt('/admin/cms.js')).toContainEqual(['x-content-type-options', 'nosniff']);
});

test('pages have the headers of pages, and files have not', () => {
  const made = siteManifest(routes, company, hashFile, (name) => [['x-page', name]]);
  const headersAt = (path: string) => made.headerSets[made.files[path]?.[1] ?? -1];
  expect(headersAt('/about-us')).toContainEqual(['x-page', 'about-us/index.html']);
  expect(headersAt('/404.html')).toContainEqual(['x-page', '404.html']);
  expect(headersAt('/favicon.svg')?.map(([name]) => name)).not.toContain('x-page');
});

test('redirects keep their target and status', () => {
  expect(manifest.redirects).toEqual([{ from: '/old', to: '/new', status: 301 }]);
});

test('equal headers are kept once', () => {
  expect(manifest.headerSets).toHaveLength(5);
  expect(manifest.files['/about-us']?.[1]).toBe(manifest.files['/retail']?.[1]);
});

const readHeaders = (path: string) =>
  Object.fromEntries(manifest.headerSets[manifest.files[path]?.[1] ?? -1] ?? []);

test.each([
  '/about-us',
  '/404.html',
  '/icon-192.png',
  '/page-data/about-us/page-data.json',
  '/page-data/sq/d/2841359383.json',
])('%s is revalidated each time', (path) => {
  expect(readHeaders(path)['cache-control']).toBe('public, max-age=0, must-revalidate');
});

test.each([`/app-${hash}.js`, `/home.${hash}.css`, '/static/3f2a/6c0d/isle.avif'])(
  '%s is kept for ever',
  (path) => {
    expect(readHeaders(path)['cache-control']).toBe('public, max-age=31536000, immutable');
  },
);

test('a page has all headers of pages', () => {
  expect(readHeaders('/about-us')).toMatchObject(Object.fromEntries(page));
});

test('a script has no policy, and cannot be embedded elsewhere', () => {
  expect(readHeaders(`/app-${hash}.js`)['content-security-policy']).toBeUndefined();
  expect(readHeaders(`/app-${hash}.js`)['cross-origin-resource-policy']).toBe('same-origin');
});

test.each(['/og/about-us.jpg', '/icon-192.png', '/favicon.svg'])(
  '%s, which shows the site elsewhere, can be embedded there',
  (path) => {
    expect(readHeaders(path)['cross-origin-resource-policy']).toBe('cross-origin');
  },
);

test('an SVG opened by itself cannot run scripts', () => {
  const { 'content-security-policy': policy } = Object.fromEntries(inertHeaders);
  expect(readHeaders('/favicon.svg')).toMatchObject({
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
  });
});

test('headers of Gatsby that browsers have dropped are left out', () => {
  expect(manifest.headerSets.flat().map(([name]) => name)).not.toContain('x-xss-protection');
});

test('the server can read what is written', () => {
  expect(siteManifestSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
});

test('a preview is kept out of search engines with every response: pages, pictures, files, errors', () => {
  const noindex: [string, string] = ['x-robots-tag', 'noindex'];
  const preview = siteManifest(routes, company, hashFile, () => page, [], [noindex]);
  for (const set of [...preview.headerSets, preview.otherHeaders]) expect(set).toContainEqual(noindex);
  expect(JSON.stringify(manifest)).not.toContain('noindex');
});
