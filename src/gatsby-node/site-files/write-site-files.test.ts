import { companyContent } from '../../../tests/test-companies';
import { readTheme } from '../../content-tools/read/read-theme';
import { buildNote, robots, securityText, sitemap, webManifest } from './write-site-files';

const site = 'https://www.sevenisle.example';
const company = {
  name: 'Sevenisle Software',
  description: 'Builds "software" & more',
  url: site,
  email: 'hello@sevenisle.example',
  locale: 'en-IN',
  mark: { absolutePath: '/mark.svg' },
};

describe('sitemap', () => {
  test('lists the absolute address of every path, the home page with its slash', () => {
    const locations = [...sitemap(site, ['/', '/about-us']).matchAll(/<loc>(.*?)<\/loc>/g)].map(
      ([, url]) => url,
    );
    expect(locations).toEqual([`${site}/`, `${site}/about-us`]);
  });

  test('is an XML document of the sitemap protocol', () => {
    const text = sitemap(site, ['/']);
    expect(text).toMatch(
      /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org\/schemas\/sitemap\/0\.9">/,
    );
    expect(text).toMatch(/<\/urlset>\n$/);
  });

  test('escapes what XML gives a meaning to', () => {
    expect(sitemap(site, ['/a&b<c>'])).toContain(`<loc>${site}/a&amp;b&lt;c&gt;</loc>`);
  });
});

test('robots.txt lets everybody in and names the sitemap', () => {
  expect(robots(site).trimEnd().split('\n')).toEqual([
    'User-agent: *',
    'Allow: /',
    '',
    `Sitemap: ${site}/sitemap.xml`,
  ]);
});

describe('web manifest', () => {
  const manifest: Record<string, unknown> = JSON.parse(
    webManifest(company, readTheme(companyContent).colours),
  );

  test('names the company, and its first word where space is short', () => {
    expect(manifest).toMatchObject({
      name: 'Sevenisle Software',
      short_name: 'Sevenisle',
      description: 'Builds "software" & more',
      lang: 'en-IN',
      theme_color: '#0b2a35',
      start_url: '/',
    });
  });

  test('has the icons that browsers ask for, one of them maskable', () => {
    expect(manifest.icons).toEqual([
      expect.objectContaining({ src: '/icon-192.png', sizes: '192x192' }),
      expect.objectContaining({ src: '/icon-512.png', sizes: '512x512' }),
      expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }),
    ]);
  });
});

describe('security.txt', () => {
  const text = securityText(company, new Date('2026-11-21T00:00:00Z'));

  test('gives contact, language and its own address', () => {
    expect(text.split('\n')).toEqual(
      expect.arrayContaining([
        'Contact: mailto:hello@sevenisle.example',
        'Preferred-Languages: en',
        `Canonical: ${site}/.well-known/security.txt`,
      ]),
    );
  });

  test('expires in less than a year, as RFC 9116 asks', () => {
    expect(text).toContain('Expires: 2027-11-20T00:00:00.000Z');
  });
});

test('build.json names the build, and says when the next is due in a form that jq reads', () => {
  const built = new Date('2026-11-27T06:30:00.123Z');
  expect(JSON.parse(buildNote(built, new Date('2031-03-08T18:30:00Z')))).toEqual({
    id: '2026-11-27T06:30:00.123Z',
    nextChange: '2031-03-08T18:30:00Z',
  });
  expect(JSON.parse(buildNote(built, undefined)).nextChange).toBeNull();
});
