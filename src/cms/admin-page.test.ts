import { prepareHtml } from '../gatsby-node/overrides/strict-csp';
import { pageHeaders } from '../site-manifest/security-headers';
import { adminHeaders, adminPage, adminPolicy } from './admin-page';

const html = adminPage(['/admin/decap.js', '/admin/cms.js'], '/admin/page.css');

const none = { connect: [], pictures: [] };

test('the page has no inline script or style', () => {
  expect(prepareHtml(html).blocked).toEqual([]);
});

test('it is kept out of search results', () => {
  expect(html).toContain('<meta name="robots" content="noindex">');
  expect(adminHeaders(none)).toContainEqual(['x-robots-tag', 'noindex']);
});

test('its policy names the hosts of the git provider, and no others', () => {
  const policy = adminPolicy({ connect: ['https://api.git.example'], pictures: ['https://faces.example'] });
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/connect-src [^;]*https:\/\/api\.git\.example/);
  expect(policy).toMatch(/img-src [^;]*https:\/\/faces\.example/);
  expect(adminPolicy(none)).not.toContain('https:');
});

test('nothing unsafe is allowed but what Decap does: no inline script, no foreign frame', () => {
  const scripts = /script-src ([^;]*)/.exec(adminPolicy(none))?.[1];
  expect(scripts).toBe("'self' 'unsafe-eval'");
  expect(adminPolicy(none)).toContain("frame-ancestors 'none'");
});

test('it has every other header of pages, and a window for signing in', () => {
  const names = adminHeaders(none).map(([name]) => name);
  const differing = ['content-security-policy', 'cross-origin-opener-policy', 'cross-origin-embedder-policy'];
  for (const header of pageHeaders({ styleSources: [], assetHost: '' })) {
    if (!differing.includes(header[0])) expect(adminHeaders(none)).toContainEqual(header);
  }
  expect(adminHeaders(none)).toContainEqual(['cross-origin-opener-policy', 'same-origin-allow-popups']);
  expect(names.filter((name) => name === 'content-security-policy')).toHaveLength(1);
});
