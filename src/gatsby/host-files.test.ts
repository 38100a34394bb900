import { caddyfile, netlifyHeaders, netlifyRedirects, nginxConfig } from './host-files';
import { pageHeaders, secureTransport } from './security-headers';

const page = pageHeaders({ styleSources: ["'sha256-abc='"], assetHost: '' });
const redirects = [
  { from: '/old', to: '/new', status: 301 },
  { from: '/email', to: '/api/email', status: 200 },
];

describe('_headers', () => {
  const rules = netlifyHeaders(page)
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'));
  const all = rules.find(([path]) => path === '/*') ?? [];

  test('gives every path all headers of pages, and HSTS', () => {
    const values = all.slice(1).map((line) => line.trim().replace(/^[^:]+: /, ''));
    expect(values).toEqual([...page, secureTransport].map(([, value]) => value));
  });

  test('names no header in two rules that match one path: these hosts would join the values', () => {
    const inAll = all.map((line) => line.split(':')[0]);
    for (const [path, ...lines] of rules) {
      if (path !== '/*')
        expect(inAll).not.toEqual(expect.arrayContaining(lines.map((line) => line.split(':')[0])));
    }
  });

  test('stays within the limits of Cloudflare Pages: 100 rules, 2,000 characters a line', () => {
    expect(rules.length).toBeLessThan(100);
    for (const line of rules.flat()) expect(line.length).toBeLessThan(2_000);
  });
});

test('_redirects has every redirect, rewrites too', () => {
  expect(netlifyRedirects(redirects)).toBe('/old /new 301\n/email /api/email 200\n');
});

describe.each([
  ['nginx', nginxConfig(page, redirects)],
  ['Caddy', caddyfile('www.example.com', page, redirects)],
])('the configuration of %s', (_server, text) => {
  test('has every header of pages, with its whole value', () => {
    for (const [, value] of [...page, secureTransport]) expect(text).toContain(`"${value}"`);
  });

  test('redirects what has moved, and leaves rewrites to the server behind it', () => {
    expect(text).toMatch(/\/old.*\/new/);
    expect(text).not.toContain('/api/email');
  });

  test('hands the mail to the project’s server', () => {
    expect(text).toMatch(/\/email[\s\S]*127\.0\.0\.1:9000/);
  });

  test('keeps files with a hash for ever', () => {
    expect(text).toContain('max-age=31536000, immutable');
    const pattern = new RegExp(/\^\/\(static.*\$/.exec(text)?.[0].replace(/ \{$/, '') ?? '');
    expect('/static/3f2a/6c0d/isle.avif').toMatch(pattern);
    expect('/app-0123456789abcdef0123.js').toMatch(pattern);
    expect('/about-us').not.toMatch(pattern);
    expect('/page-data/index/page-data.json').not.toMatch(pattern);
  });
});
