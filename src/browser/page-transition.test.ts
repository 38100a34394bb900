import { fadeIn } from './page-transition';

/** How often a page fades in on the way from one path to another. */
const fades = (from: string, to: string, calm = false): number => {
  const animate = jest.fn();
  fadeIn({ animate }, { pathname: from }, { pathname: to }, calm);
  return animate.mock.calls.length;
};

test('a page fades in on the way from another', () => {
  expect(fades('/about-us', '/projects/')).toBe(1);
});

test('a section of the same page does not fade', () => {
  expect(fades('/projects', '/projects/')).toBe(0);
});

test('another filter of the same list does not fade', () => {
  const animate = jest.fn();
  const filtered = { pathname: '/projects/services/automation', state: { keepScroll: true } };
  fadeIn({ animate }, { pathname: '/projects' }, filtered, false);
  expect(animate).not.toHaveBeenCalled();
});

test('nothing fades with reduced motion', () => {
  expect(fades('/about-us', '/projects', true)).toBe(0);
});
