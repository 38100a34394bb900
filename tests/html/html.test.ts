import { type BuiltPage, listAddresses, pageReader } from './built-page';
import { type BuiltSite, deadReferences, whyDead } from './dead-references';
import { findDataFaults } from './structured-data';

const origin = 'https://www.isle.example';
const page = (path: string, more: Partial<BuiltPage> = {}): BuiltPage => ({
  path,
  listed: true,
  ids: new Set(),
  references: [],
  data: [],
  ...more,
});
const site = (pages: readonly BuiltPage[], files: readonly string[] = []): BuiltSite => ({
  origin,
  pages,
  files: new Set(['/index.html', '/about-us/index.html', ...files]),
  endpoints: new Set(['/email']),
});

describe('reading a page', () => {
  test('finds its links, its files, its ids and its data', async () => {
    const read = await pageReader();
    const found = read(
      '/about-us',
      `<!DOCTYPE html><html lang="en"><head><meta property="og:image" content="${origin}/card.jpg">
       <link rel="stylesheet" href="/app.css"><script type="application/ld+json">{"@graph":[]}</script></head>
       <body><h1 id="top">Us</h1><a href="/?a=1&amp;b=2#end">On</a><form action="/email"></form>
       <picture><source srcset="/a.avif 1x, /b.avif 2x"><img src="/a.jpg" alt=""></picture>
       <noscript><a href="/plain">Plain</a></noscript><script src="/app.js"></script></body></html>`,
    );
    expect([...found.ids]).toEqual(['top']);
    expect(found.references.map(({ url }) => url).sort()).toEqual(
      [
        '/?a=1&b=2#end',
        '/a.avif',
        '/a.jpg',
        '/app.css',
        '/app.js',
        '/b.avif',
        '/email',
        '/plain',
        `${origin}/card.jpg`,
      ].sort(),
    );
    expect(found.data).toEqual(['{"@graph":[]}']);
    expect(found.listed).toBe(true);
  });

  test('a page that search engines are to leave out is not listed', async () => {
    const read = await pageReader();
    const html = '<html lang="en"><head><meta name="robots" content="noindex"></head></html>';
    expect(read('/thank-you', html).listed).toBe(false);
  });

  test.each([
    ['/a.avif 1x, /b.avif 2x', ['/a.avif', '/b.avif']],
    ['/a,b.avif 320w,\n/c.avif 640w', ['/a,b.avif', '/c.avif']],
    ['', []],
  ])('the addresses of %j are %j', (srcset, addresses) => {
    expect(listAddresses(srcset)).toEqual(addresses);
  });
});

describe('an address', () => {
  const built = site([page('/', { ids: new Set(['hero']) }), page('/about-us')], ['/app.css', '/404.html']);

  test.each([
    '/',
    '/about-us',
    '/about-us?from=home',
    '/#hero',
    'about-us',
    '/app.css',
    '/email',
    '/404',
    `${origin}/about-us`,
    'https://elsewhere.example/no-such-page/',
    'mailto:hello@isle.example',
    'tel:+912255500142',
  ])('%s leads somewhere', (url) => {
    expect(whyDead(built, url, '/')).toBeUndefined();
  });

  test.each([
    ['/gone', 'is not in the build'],
    [`${origin}/gone`, 'is not in the build'],
    ['/app.js', 'is not in the build'],
    ['/#gone', 'names #gone, which the page does not have'],
    ['#hero', 'names #hero, which the page does not have'],
    ['/about-us/', 'ends with a slash, which costs a redirect'],
    ['', 'is empty'],
    ['http://[', 'cannot be read as an address'],
  ])('%s does not, and it says why', (url, reason) => {
    expect(whyDead(built, url, '/about-us')).toBe(reason);
  });
});

test('every dead reference is named with its page, also those of style sheets', () => {
  const built = site([page('/', { references: [{ url: '/gone.jpg', element: 'img' }] })], ['/app.css']);
  const css = '@font-face{src:url("/gone.woff2")}a{background:url(data:image/svg+xml,%3Csvg%3E)}';
  expect(deadReferences(built, new Map([['/app.css', css]]))).toEqual([
    '/: img "/gone.jpg" is not in the build',
    '/app.css: url() "/gone.woff2" is not in the build',
  ]);
});

describe('structured data', () => {
  const context = 'https://schema.org';
  const check = (graph: unknown, more: Partial<BuiltPage> = {}) => {
    const data = [JSON.stringify({ '@context': context, '@graph': graph })];
    const checked = page('/about-us', { data, ...more });
    return findDataFaults(site([page('/'), checked]), checked);
  };
  const company = { '@type': 'Organization', '@id': `${origin}/#company`, url: `${origin}/` };

  test('of one graph whose references resolve is valid', () => {
    expect(
      check([company, { '@type': 'WebPage', url: `${origin}/about-us`, about: { '@id': company['@id'] } }]),
    ).toEqual([]);
  });

  test('a reference to nothing is a fault', () => {
    expect(check([company, { '@type': 'WebPage', about: { '@id': `${origin}/#nobody` } }])).toEqual([
      `/about-us: structured data refers to ${origin}/#nobody, which is not there`,
    ]);
  });

  test('an address of the site that does not exist is a fault', () => {
    expect(check([{ ...company, url: `${origin}/gone` }])).toEqual([
      `/about-us: structured data "${origin}/gone" is not in the build`,
    ]);
  });

  test.each([
    ['a node without a type', [{ '@id': 'x' }]],
    ['an empty graph', []],
  ])('%s is a fault', (_what, graph) => {
    expect(check(graph)).toHaveLength(1);
  });

  test('invalid JSON is reported as such', () => {
    expect(check([], { data: ['{'] })[0]).toContain('SyntaxError');
  });

  test('an indexed page needs it, others do not', () => {
    expect(check([], { data: [] })).toEqual(['/about-us: has 0 blocks of structured data instead of one']);
    expect(check([], { data: [], listed: false })).toEqual([]);
  });
});
