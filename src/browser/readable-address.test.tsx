import { makeAddressReadable, readablePath } from './readable-address';

describe('a path', () => {
  test.each([
    ['/', '/'],
    ['/about-us', '/about-us'],
    ['/about-us/', '/about-us/'],
    ['/About-Us.html', '/About-Us.html'],
    ['/about%2Dus', '/about-us'],
    ['/a%2Cb%26c', '/a,b&c'],
    ['/%E0%A4%95%E0%A5%8D', '/%E0%A4%95%E0%A5%8D'],
    ['/a b|c', '/a%20b%7Cc'],
    ['/case-studies/index.html', '/case-studies/index.html'],
    ['/a:b/c*', '/a:b/c*'],
  ])('%s is readable as %s', (pathname, path) => {
    expect(readablePath(pathname)).toBe(path);
  });

  test.each([
    '/%',
    '/100%25',
    '/%FF',
    '/%C3%28',
    '/about-us%2F',
    '/x/..%2Fabout-us',
    '/about-us%3Fx',
    '/about-us%23team',
    '/about-us%5C',
    '/about%09-us',
    '/about-us%00',
    '/about-us%20',
    '//about-us',
    '/about-us//',
    '/:uri',
    '/a/:pageResources',
    '/*',
    '/index',
    '/index/',
    '/index.html',
    '/INDEX.HTML',
    '/500.html',
  ])('%s is not', (pathname) => {
    expect(readablePath(pathname)).toBeUndefined();
  });
});

test('a path of 1,000 characters is readable, and no longer one', () => {
  expect(readablePath(`/${'a'.repeat(999)}`)).toHaveLength(1000);
  expect(readablePath(`/${'a'.repeat(1000)}`)).toBeUndefined();
});

describe('the address', () => {
  const open = (address: string, pagePath?: string): string => {
    Object.assign(window, { pagePath });
    window.history.replaceState({ key: '7' }, '', address);
    makeAddressReadable();
    return window.location.href.slice(window.location.origin.length);
  };
  beforeEach(() => {
    Object.assign(performance, { getEntriesByType: () => [{ responseStatus: 404 }] });
  });
  afterEach(() => Reflect.deleteProperty(window, 'pagePath'));

  test.each([
    ['/no-such-page', '/no-such-page'],
    ['/no-such-page?a=%#top', '/no-such-page?a=%#top'],
    ['/index?from=mail', '/404.html?from=mail'],
    ['/100%#%', '/404.html'],
  ])('of the 404 page: %s becomes %s', (address, readable) => {
    expect(open(address, '/404.html')).toBe(readable);
  });

  test.each([
    ['/about-us', '/about-us'],
    ['/about-us#team', '/about-us#team'],
    ['/about-us#%E0%A4%95', '/about-us#%E0%A4%95'],
    ['/about-us?q=1#100%', '/about-us?q=1'],
    ['/about-us#%FF', '/about-us'],
    ['/about-us%2F', '/about-us'],
  ])('of another page: %s becomes %s', (address, readable) => {
    expect(open(address, '/about-us')).toBe(readable);
  });

  test('of a 404 page that a host has sent as found becomes its own', () => {
    Object.assign(performance, { getEntriesByType: () => [{ responseStatus: 200 }] });
    expect(open('/no-such-page', '/404.html')).toBe('/404.html');
    window.history.pushState(null, '', '/projects');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(window.location.pathname).toBe('/projects');
    expect(open('/about-us', '/about-us')).toBe('/about-us');
  });

  test('keeps its state, and follows fragments that are typed later', () => {
    open('/about-us', '/about-us');
    window.history.pushState({ key: '8' }, '', '/about-us#%');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(window.location.hash).toBe('');
    expect(window.history.state).toEqual({ key: '8' });
  });

  test('is left alone while developing', () => {
    Reflect.deleteProperty(window, 'pagePath');
    window.history.replaceState(null, '', '/about-us#%');
    makeAddressReadable();
    expect(window.location.hash).toBe('#%');
  });
});
