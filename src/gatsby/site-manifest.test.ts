import type { RoutesManifest } from 'gatsby';
import { siteManifest, siteManifestSchema } from './site-manifest';

const headers = [
  { key: 'X-XSS-Protection', value: '1; mode=block' },
  { key: 'X-Frame-Options', value: 'DENY' },
];
const immutable = { key: 'Cache-Control', value: 'public, max-age=31536000, immutable' };
const routes: RoutesManifest = [
  { type: 'static', path: '/about-us', filePath: 'public/about-us/index.html', headers },
  { type: 'static', path: '/retail', filePath: 'public/retail/index.html', headers },
  { type: 'static', path: '/app-1.js', filePath: 'public/app-1.js', headers: [...headers, immutable] },
  { type: 'redirect', path: '/old', toPath: '/new', status: 301, ignoreCase: false, headers: [] },
  { type: 'function', path: '/api/email', functionId: 'email' },
];
const manifest = siteManifest(routes);

test('a path has its file below the public folder', () => {
  expect(manifest.files['/about-us']?.[0]).toBe('about-us/index.html');
  expect(manifest.files['/app-1.js']?.[0]).toBe('app-1.js');
});

test('functions are no files', () => {
  expect(Object.keys(manifest.files)).toEqual(['/about-us', '/retail', '/app-1.js']);
});

test('redirects keep their target and status', () => {
  expect(manifest.redirects).toEqual([{ from: '/old', to: '/new', status: 301 }]);
});

test('equal headers are kept once', () => {
  expect(manifest.headerSets).toHaveLength(2);
  expect(manifest.files['/about-us']?.[1]).toBe(manifest.files['/retail']?.[1]);
});

const headersOf = (path: string) => manifest.headerSets[manifest.files[path]?.[1] ?? -1];

test('a page without a cache header is revalidated each time', () => {
  expect(headersOf('/about-us')).toContainEqual(['cache-control', 'public, max-age=0, must-revalidate']);
});

test('a file with a cache header of its own keeps just that', () => {
  expect(headersOf('/app-1.js')?.filter(([name]) => name === 'cache-control')).toEqual([
    ['cache-control', 'public, max-age=31536000, immutable'],
  ]);
});

test('headers that browsers have dropped are left out, the others kept', () => {
  const names = manifest.headerSets.flat().map(([name]) => name);
  expect(names).not.toContain('x-xss-protection');
  expect(headersOf('/about-us')).toContainEqual(['x-frame-options', 'DENY']);
});

test('what is written can be read by the server', () => {
  expect(siteManifestSchema.parse(JSON.parse(JSON.stringify(manifest)))).toEqual(manifest);
});
