import { guessAddress } from '../src/site-manifest/guess-address';
import { addQuery, requestTarget } from './request-path';

describe('the path of an address', () => {
  test.each([
    ['/', '/'],
    ['/about-us', '/about-us'],
    ['/projects?service=a&b=/c/', '/projects'],
    ['/%E2%82%B9', '/₹'],
    ['/a%20b', '/a b'],
    ['/a/../b', '/b'],
    ['/./a', '/a'],
    ['http://www.sevenisle.example/about-us', '/about-us'],
    ['https://other.example/about-us?x', '/about-us'],
  ])('of %s is %s', (target, path) => {
    expect(requestTarget(target)).toMatchObject({ kind: 'path', path });
  });
});

describe('a superfluous slash', () => {
  test.each([
    ['/about-us/', '/about-us'],
    ['/about-us///', '/about-us'],
    ['/projects/?service=a&x=%2F', '/projects?service=a&x=%2F'],
    ['/case-studies//autocad', '/case-studies/autocad'],
    ['//about-us', '/about-us'],
    ['//', '/'],
    ['/a%20b/', '/a%20b'],
    ['http://www.sevenisle.example/about-us/', '/about-us'],
  ])('of %s leads to %s', (target, location) => {
    expect(requestTarget(target)).toEqual({ kind: 'redirect', location });
  });
});

describe('no path redirects to another host', () => {
  const site = new URL('https://www.sevenisle.example');
  test.each([
    '//evil.example',
    '//evil.example/',
    '///evil.example/a/',
    '/\\evil.example/',
    '/\\/evil.example/',
    '\\\\evil.example/',
    '/\t/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '//evil.example%2F..',
    '/%2F/evil.example/',
    '/%2F%2Fevil.example/',
    '/%5Cevil.example/',
    '//user@evil.example/',
    'http://evil.example//other.example/',
    'http://evil.example//',
    'javascript:alert(1)/',
    'data:text/html,x/',
  ])('%j', (target) => {
    const result = requestTarget(target);
    if (result.kind === 'redirect') {
      expect(new URL(result.location, site).origin).toBe(site.origin);
      expect(result.location).toMatch(/^\/(?![/\\])/);
    } else if (result.kind === 'path') {
      expect(result.path).toMatch(/^\//);
    } else {
      expect(result).toEqual({ kind: 'malformed' });
    }
  });
});

test('the target of a redirect is not redirected', () => {
  for (const target of ['//a//b//', '/a/', '/.//a/', '///', '/a/?b=//']) {
    const result = requestTarget(target);
    const location = result.kind === 'redirect' ? result.location : '';
    expect(requestTarget(location).kind).toBe('path');
  }
});

describe('dots cannot leave the folder of the site', () => {
  test.each([
    ['/../../etc/passwd', '/etc/passwd'],
    ['/%2e%2e/%2E%2E/etc/passwd', '/etc/passwd'],
    ['/a/%2e%2e/%2e%2e/b', '/b'],
    ['/..\\..\\b', '/b'],
  ])('%s is %s', (target, path) => {
    expect(requestTarget(target)).toMatchObject({ kind: 'path', path });
  });

  test('dots that only decoding shows stay in the path, which no manifest has', () => {
    expect(requestTarget('/..%2f..%2fetc/passwd')).toMatchObject({
      kind: 'path',
      path: '/../../etc/passwd',
    });
  });
});

describe('a malformed address', () => {
  test.each([
    '/%',
    '/%zz',
    '/100%',
    '/%E2%82',
    '/%c0%ae',
    '/a%00b',
    '/%00',
    '',
    '*',
    'about-us',
    'http://',
    'mailto:a',
  ])('%j', (target) => {
    expect(requestTarget(target)).toEqual({ kind: 'malformed' });
  });
});

test.each([
  ['/index.html', '/'],
  ['/index', '/'],
  ['/INDEX.HTM', '/'],
  ['/about-us.html', '/about-us'],
  ['/about-us/index.html', '/about-us'],
  ['/about-us/index', '/about-us'],
  ['/About-Us', '/about-us'],
  ['/about-us//', '/about-us'],
  ['/appendix', '/appendix'],
  ['/', '/'],
])('%s may mean %s', (path, address) => {
  expect(guessAddress(path)).toBe(address);
});

test.each([
  ['/new', '', '/new'],
  ['/new', '?utm_campaign=spring', '/new?utm_campaign=spring'],
  ['/projects?service=web', '?a=b', '/projects?service=web&a=b'],
  ['/#our-products', '?a=b', '/?a=b#our-products'],
  ['/new', '?', '/new?'],
])('%s with %j is %s', (address, search, expected) => {
  expect(addQuery(address, search)).toBe(expected);
});
