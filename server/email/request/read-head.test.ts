import { findOtherOrigin, isForeign, readContact } from './read-head';

const allowed = ['https://www.sevenisle.example'];
const host = 'localhost:9000';
interface Source {
  host?: string;
  origin?: string | undefined;
  site?: string;
}

test.each<[string, Source, boolean]>([
  ['no browser', { host }, false],
  ['own page', { host, origin: 'http://localhost:9000', site: 'same-origin' }, false],
  ['own page, older browser', { host, origin: 'http://localhost:9000' }, false],
  ['own page behind a proxy that ends TLS', { host: 'a.example', origin: 'https://a.example' }, false],
  ['own page, host in capitals', { host: 'A.example', origin: 'https://a.example' }, false],
  ['own page behind a proxy that changes the host', { host, origin: allowed[0] }, false],
  ['own form on a page without referrer', { host, origin: 'null', site: 'same-origin' }, false],
  ['form sent again by reloading', { host, origin: 'null', site: 'none' }, false],
  ['another site', { host, origin: 'https://evil.example', site: 'cross-site' }, true],
  ['another site, older browser', { host, origin: 'https://evil.example' }, true],
  ['another port', { host, origin: 'http://localhost:8000', site: 'same-site' }, true],
  [
    'a neighbour on the same domain',
    { host, origin: 'https://blog.sevenisle.example', site: 'same-site' },
    true,
  ],
  ['a site that hides', { host, origin: 'null', site: 'cross-site' }, true],
  ['a site that hides, older browser', { host, origin: 'null' }, true],
  ['another site without origin', { host, site: 'cross-site' }, true],
  ['nonsense', { host, origin: 'https://localhost:9000@evil.example' }, true],
  ['no host', { origin: 'https://evil.example' }, true],
])('%s', (_, { site, ...source }, foreign) => {
  expect(isForeign({ ...source, 'sec-fetch-site': site }, allowed)).toBe(foreign);
});

test.each([
  [
    'a page of the site on a static host',
    'https://static.sevenisle.example',
    'mail.sevenisle.example',
    'https://static.sevenisle.example',
  ],
  ['a page of the server itself', 'https://www.sevenisle.example', 'WWW.sevenisle.example', undefined],
  ['a page of somebody else', 'https://elsewhere.example', 'mail.sevenisle.example', undefined],
  ['a program', undefined, 'mail.sevenisle.example', undefined],
])('%s', (_what, origin, host, found) => {
  expect(findOtherOrigin({ origin, host }, [...allowed, 'https://static.sevenisle.example'])).toBe(found);
});

test.each([
  ['https://www.sevenisle.example/contact-us?contact=devika-nair', 'devika-nair'],
  ['https://www.sevenisle.example/contact-us?contact=', undefined],
  ['https://www.sevenisle.example/contact-us', undefined],
  ['no address', undefined],
  [undefined, undefined],
])('the page at %s names %s', (referer, contact) => {
  expect(readContact({ referer })).toBe(contact);
});
