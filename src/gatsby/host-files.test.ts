import {
  caddyHeaders,
  caddyRedirects,
  netlifyHeaders,
  netlifyRedirects,
  nginxHeaders,
  nginxRedirects,
} from './host-files';
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

test.each([
  ['nginx', nginxHeaders(page), /^add_header [A-Za-z-]+ "[^"]+" always;$/],
  ['Caddy', caddyHeaders(page), /^header [A-Za-z-]+ "[^"]+"$/],
])('%s gets every header of pages with its whole value, a line each', (_server, text, line) => {
  const lines = text.trim().split('\n');
  for (const each of lines) expect(each).toMatch(line);
  expect(lines.map((each) => /"(.*)"/.exec(each)?.[1])).toEqual(
    [...page, secureTransport].map(([, value]) => value),
  );
});

test.each([
  ['nginx', nginxRedirects(redirects), 'location = /old { return 301 /new; }\n'],
  ['Caddy', caddyRedirects(redirects), 'redir /old /new 301\n'],
])('%s redirects what has moved, and leaves rewrites to the server behind it', (_server, text, expected) => {
  expect(text).toBe(expected);
});
