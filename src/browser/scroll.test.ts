import { decodeHash, scrollDecision, sectionDelay } from './scroll';

const place = (href: string, more: { key?: string; action?: string; state?: unknown } = {}) => ({
  href,
  hash: href.includes('#') ? href.slice(href.indexOf('#')) : '',
  ...more,
});
const before = place('/a', { key: '1' });

test('a section is scrolled to after 100 ms', () => {
  expect(sectionDelay).toBe(100);
});

describe('where a navigation starts', () => {
  test.each([
    ['a page opened directly is left where the browser has put it', undefined, place('/a'), 'keep'],
    ['a page opened directly at a section leaves it to the section', undefined, place('/#hero'), 'keep'],
    ['a link to a page begins at its top', before, place('/b', { key: '2', action: 'PUSH' }), 'top'],
    [
      'a link to a section of another page begins at the section',
      before,
      place('/#hero', { key: '2', action: 'PUSH' }),
      'section',
    ],
    [
      'a link to a section of the page leaves it to the layout, which scrolls there',
      before,
      place('/a#team', { key: '2', action: 'PUSH' }),
      'keep',
    ],
    ['Back and Forward return', before, place('/b', { key: '2', action: 'POP' }), 'restore'],
    [
      'Back and Forward return also where the router has lost their mark',
      before,
      place('/b', { key: '2' }),
      'restore',
    ],
    ['Back to a section returns too', before, place('/#hero', { key: '2', action: 'POP' }), 'restore'],
    [
      'a re-render that is no navigation moves nothing',
      before,
      place('/a', { key: '1', action: 'POP' }),
      'keep',
    ],
    [
      'the same link followed again begins at the top',
      before,
      place('/a', { key: '2', action: 'PUSH' }),
      'top',
    ],
    [
      'a link that keeps the position moves nothing',
      before,
      place('/b', { key: '2', action: 'PUSH', state: { keepScroll: true } }),
      'keep',
    ],
    [
      'a state that does not ask for it keeps nothing',
      before,
      place('/b', { key: '2', action: 'PUSH', state: { keepScroll: 'yes' } }),
      'top',
    ],
    ['an empty state keeps nothing', before, place('/b', { key: '2', action: 'PUSH', state: null }), 'top'],
  ])('%s', (_what, from, to, decision) => {
    expect(scrollDecision(from, to, () => false)).toBe(decision);
  });
});

describe('a page that is reloaded', () => {
  test('is left where the browser has scrolled it', () => {
    expect(scrollDecision(undefined, before, () => false)).toBe('keep');
  });

  test('returns where the browser has not, as WebKit', () => {
    expect(scrollDecision(undefined, before, () => true)).toBe('restore');
  });
});

describe('the section that a hash names', () => {
  test.each([
    ['#our-products', 'our-products'],
    ['#%E2%82%B9-rates', '₹-rates'],
    ['#', ''],
    ['', ''],
    ['#%E2%82', ''],
    ['#100%', ''],
  ])('%s names "%s"', (hash, section) => {
    expect(decodeHash(hash)).toBe(section);
  });
});
