import { adminHeaders, adminPolicy } from '../../cms/admin-page';
import { type Header, pageHeaders, secureTransport, sharedPaths } from '../../site-manifest/security-headers';
import {
  caddyHeaders,
  caddyRedirects,
  netlifyHeaders,
  netlifyRedirects,
  nginxHeaders,
  nginxPages,
  nginxRedirects,
  vercelConfig,
} from './host-files';

const page = pageHeaders({ styleSources: [], assetHost: '' });
const redirects = [
  { from: '/old', to: '/new', status: 301 },
  { from: '/email', to: '/api/email', status: 200 },
];

const emptyManifest = { headerSets: [], files: {}, redirects: [], secureTransport };

const pages = ['/', '/about-us', '/projects', '/projects/impex', '/projects/vhuman', '/404.html'];
const sharing = 'Cross-Origin-Resource-Policy';

describe('_headers', () => {
  const rules = netlifyHeaders(page)
    .trim()
    .split('\n\n')
    .map((rule) => rule.split('\n'));
  const all = rules.find(([path]) => path === '/*') ?? [];

  test('gives every path all headers of pages, and HSTS', () => {
    const values = all.slice(1).map((line) => line.trim().replace(/^[^:]+: /, ''));
    const everywhere = page.filter(([name]) => name !== sharing.toLowerCase());
    expect(values).toEqual([...everywhere, secureTransport].map(([, value]) => value));
  });

  test('lets other sites embed share cards and icons, and nothing else', () => {
    const kept = rules.flatMap(([path, ...own]) => (own.includes(`  ${sharing}: same-origin`) ? [path] : []));
    expect(kept).toEqual(['/*.js', '/*.css', '/static/*', '/fonts/*', '/page-data/*']);
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

describe('with a CMS, which has another policy', () => {
  const hosts = { connect: ['https://api.git.example'], pictures: [] };
  const admin = adminHeaders(hosts);
  const own = adminPolicy(hosts);
  const policies = (rules: readonly string[][], address: string): string[] =>
    rules
      .filter(([path = '']) =>
        path.endsWith('/*') ? address.startsWith(path.slice(0, -1)) && path !== '/*' : path === address,
      )
      .flatMap((rule) => rule.filter((line) => line.includes('Content-Security-Policy:')));

  test('_headers gives every address one policy: the CMS its own, pages theirs', () => {
    const rules = netlifyHeaders(page, admin, pages)
      .trim()
      .split('\n\n')
      .map((rule) => rule.split('\n'));
    for (const address of [...pages, '/admin', '/admin/config.json']) {
      expect(policies(rules, address)).toHaveLength(1);
      expect(policies(rules, address)[0]?.includes(own)).toBe(address.startsWith('/admin'));
    }
    expect(rules.find(([path]) => path === '/*')).toContain('  X-Content-Type-Options: nosniff');
    expect(rules.length).toBeLessThan(100);
  });

  test('nginx has a location for it, with all its headers, since it inherits none there', () => {
    const text = nginxHeaders(page, admin);
    const location = text.slice(text.indexOf('location = /admin {'));
    expect(location).toContain(`add_header Content-Security-Policy "${own}" always;`);
    for (const [, value] of admin) expect(location).toContain(`"${value}"`);
    expect(location).toContain('Strict-Transport-Security "$site_transport"');
    expect(text.slice(0, text.indexOf('location'))).not.toContain(own);
  });

  test('Caddy matches an address either as a page or as the CMS', () => {
    const text = caddyHeaders(page, admin);
    expect(text).toContain('@pages not path /admin /admin/*\n');
    const policyLines = text.split('\n').filter((line) => line.includes('Content-Security-Policy'));
    expect(policyLines.map((line) => line.split(' ')[1])).toEqual(['@pages', '@cms']);
    expect(policyLines[1]).toContain(own);
  });
});

describe('a preview', () => {
  const preview = [...page, ['x-robots-tag', 'noindex'] satisfies Header];
  const hosts = { connect: [], pictures: [] };
  const admin = adminHeaders(hosts);

  test.each([
    ['with', admin],
    ['without', undefined],
  ])(
    'on Netlify and Cloudflare has noindex in the one rule that is for all addresses, %s a CMS',
    (_, cms) => {
      const [everywhere = '', ...others] = netlifyHeaders(preview, cms, pages).split('\n\n');
      expect(everywhere).toMatch(/^\/\*\n(?:.+\n)* {2}X-Robots-Tag: noindex$/m);
      expect(others.join()).not.toContain('X-Robots-Tag');
    },
  );

  test('on Vercel has noindex on pages, pictures, feeds and the 404 page, and a published site nowhere', () => {
    const headersOf = (headers: Header[], address: string): object => {
      const files = { '/': ['index.html', 0, ''] satisfies [string, number, string] };
      const { routes } = vercelConfig({ ...emptyManifest, files, headerSets: [headers] });
      const matching = routes.filter(
        (route) => 'continue' in route && new RegExp(route.src ?? '').test(address),
      );
      return Object.assign({}, ...matching.map((route) => 'headers' in route && route.headers));
    };
    for (const address of [
      '/',
      '/about-us',
      '/og/home.jpg',
      '/static/a/b.avif',
      '/insights/rss.xml',
      '/none',
    ]) {
      expect(headersOf(preview, address)).toHaveProperty('x-robots-tag', 'noindex');
      expect(headersOf(page, address)).not.toHaveProperty('x-robots-tag');
    }
  });

  test('behind nginx and Caddy has noindex on every response', () => {
    expect(nginxHeaders(preview)).toContain('add_header X-Robots-Tag "noindex" always;\n');
    expect(caddyHeaders(preview)).toContain('header X-Robots-Tag "noindex"\n');
  });
});

test('_redirects has every redirect, rewrites too', () => {
  expect(netlifyRedirects(redirects)).toBe('/old /new 301\n/email /api/email 200\n');
});

test.each([
  ['nginx', nginxHeaders(page), /^add_header ([A-Za-z-]+) "([^"]+)" always;$/],
  ['Caddy', caddyHeaders(page), /^header ([A-Za-z-]+) "([^"]+)"$/],
])('%s gets every header of pages with its whole value, a line each', (_server, text, line) => {
  const found = text.split('\n').flatMap((each) => {
    const [, name = '', value] = line.exec(each) ?? [];
    const depends = name === 'Strict-Transport-Security' || name === sharing;
    return value === undefined || depends ? [] : [[name.toLowerCase(), value]];
  });
  expect(found).toEqual(page.filter(([name]) => name !== sharing.toLowerCase()));
});

test.each([
  ['nginx', nginxHeaders(page), [`add_header ${sharing} "$site_sharing" always;`]],
  [
    'Caddy',
    caddyHeaders(page),
    [`header @own ${sharing} "same-origin"`, `header @shared ${sharing} "cross-origin"`],
  ],
])('%s lets other sites embed share cards and icons alone', (_server, text, expected) => {
  expect(text.split('\n').filter((each) => each.includes(`${sharing} "`))).toEqual(expected);
  expect(text).toContain(sharedPaths);
});

test.each([
  ['nginx', nginxHeaders(page), 'add_header Strict-Transport-Security "$site_transport" always;'],
  ['Caddy', caddyHeaders(page), `header @secure Strict-Transport-Security "${secureTransport[1]}"`],
])('%s asks for TLS where there is TLS', (_server, text, line) => {
  expect(text.split('\n')).toContain(line);
  expect(text.match(/max-age=63072000/g)).toHaveLength(text.includes('set $') ? 2 : 1);
});

test('an address of another system is matched as it is written', () => {
  const moved = [{ from: '/Old_Page.php', to: '/new', status: 301 }];
  expect(netlifyRedirects(moved)).toBe('/Old_Page.php /new 301\n');
  expect(nginxRedirects(moved)).toBe('location = /Old_Page.php { return 301 "/new$is_args$args"; }\n');
  expect(caddyRedirects(moved, [])).toContain('redir /Old_Page.php /new{whole_query} 301\n');
});

test('an address in other letters is matched decoded, and as browsers send it on Vercel', () => {
  const moved = [{ from: '/über-uns', to: '/about-us', status: 301 }];
  expect(netlifyRedirects(moved)).toBe('/über-uns /about-us 301\n');
  const { routes } = vercelConfig({ ...emptyManifest, redirects: moved });
  expect(routes).toContainEqual(expect.objectContaining({ src: '^/%C3%BCber-uns$', status: 301 }));
  expect(nginxRedirects(moved)).toContain('location = /über-uns {');
  expect(caddyRedirects(moved, [])).toContain('redir /über-uns ');
});

describe('a redirect keeps the query', () => {
  const moved = [
    ...redirects,
    { from: '/old-list', to: '/projects?service=web', status: 301 },
    { from: '/old-form', to: '/about-us#form', status: 302 },
  ];

  test('of nginx, which leaves rewrites to the server behind it', () => {
    expect(nginxRedirects(moved)).toBe(
      [
        'location = /old { return 301 "/new$is_args$args"; }\n',
        'location = /old-list { return 301 "/projects?service=web$site_further_args"; }\n',
        'location = /old-form { return 302 "/about-us$is_args$args#form"; }\n',
      ].join(''),
    );
  });

  test('of Caddy, which leaves rewrites to the server behind it', () => {
    const text = caddyRedirects(moved, pages);
    expect(text.split('\n').filter((line) => line.startsWith('redir /'))).toEqual([
      'redir /old /new{whole_query} 301',
      'redir /old-list /projects?service=web{further_query} 301',
      'redir /old-form /about-us{whole_query}#form 302',
    ]);
  });
});

test('nginx finds a page by its address in any case; the 404 page is none', () => {
  expect(nginxPages(['/', '/about-us', `/${'x'.repeat(60)}`, '/404.html'])).toBe(
    `/ /;\n/about-us /about-us;\n~*^/${'x'.repeat(60)}$ /${'x'.repeat(60)};\n`,
  );
});

test('Caddy finds a page by its address in any case and with its file; the 404 page is none', () => {
  const text = caddyRedirects([], pages);
  const pattern = /~\(\?i\)(\S+) (\S+)/g;
  const known = [...text.matchAll(pattern)].map(
    ([, source = '', page]) => [new RegExp(source, 'i'), page] as const,
  );
  const find = (address: string) => known.find(([source]) => source.test(address))?.[1];
  expect(find('/Index.HTML')).toBe('/');
  expect(find('/About-Us')).toBe('/about-us');
  expect(find('/projects/impex.html')).toBe('/projects/impex');
  expect(find('/projects/impex/index')).toBe('/projects/impex');
  expect(find('/about-usindex')).toBeUndefined();
  expect(find('/404.html')).toBeUndefined();
});
