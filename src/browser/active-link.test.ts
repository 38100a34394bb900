import { isCurrent, normalizePath } from './active-link';

describe('the page of a link', () => {
  test.each([
    ['/', '/'],
    ['', '/'],
    ['/#our-products', '/'],
    ['/?a=b', '/'],
    ['/about-us', '/about-us'],
    ['/about-us/', '/about-us'],
    ['/about-us/?a=/b#c', '/about-us'],
    ['/projects?service=a#top', '/projects'],
  ])('%s is on %s', (link, page) => {
    expect(normalizePath(link)).toBe(page);
  });
});

describe('a menu link', () => {
  test.each([
    ['/about-us', '/about-us'],
    ['/about-us', '/about-us/'],
    ['/case-studies', '/case-studies/autocad'],
    ['/projects', '/projects/services/automation'],
    ['/', '/'],
  ])('%s is current on %s', (link, pathname) => {
    expect(isCurrent(link, pathname)).toBe(true);
  });

  test.each([
    ['/about-us', '/'],
    ['/', '/about-us'],
    ['/retail', '/retail-two'],
    ['/projects/impex', '/projects'],
    ['/projects/impex', '/case-studies/impex'],
    ['/#our-services', '/'],
    ['/#our-services', '/automation'],
  ])('%s is not current on %s', (link, pathname) => {
    expect(isCurrent(link, pathname)).toBe(false);
  });
});
