import { findBudget } from './budgets';
import { findMedian, findMedians, formatTable, listMisses } from './report';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[10, 9, 100], 10],
])('the median of %j is %d', (numbers, expected) => {
  expect(findMedian(numbers)).toBe(expected);
});

test('an empty list has no median', () => {
  expect(findMedian([])).toBeNaN();
});

test('each figure of several runs has its median', () => {
  expect(
    findMedians([
      { LCP: 3, TBT: 0 },
      { LCP: 1, TBT: 10 },
      { LCP: 2, TBT: 20 },
    ]),
  ).toEqual({ LCP: 2, TBT: 10 });
});

test('columns fit their content, with numbers on the right', () => {
  expect(
    formatTable([
      { name: '/', figures: { LCP: 1300.12 } },
      { name: '/about-us', figures: { LCP: 900, CLS: 0.00312 } },
    ]),
  ).toBe(
    [
      '|           |  LCP |     CLS |',
      '| --------- | ---: | ------: |',
      '| /         | 1300 |         |',
      '| /about-us |  900 | 0.00312 |',
      '',
    ].join('\n'),
  );
});

describe('a goal', () => {
  const missesOn = (figures: Record<string, number>) =>
    listMisses([{ name: '/a', figures, limits: { LCP: { atMost: 1300 }, performance: { atLeast: 98 } } }]);

  test('is kept at its limit', () => {
    expect(missesOn({ LCP: 1300, performance: 98 })).toEqual([]);
  });

  test('that is missed is reported with page, figure and limit', () => {
    expect(missesOn({ LCP: 1300.4, performance: 97 })).toEqual([
      '/a: LCP 1300.4, at most 1300 allowed',
      '/a: performance 97, at least 98 needed',
    ]);
  });

  test('is missed without a measurement', () => {
    expect(missesOn({ LCP: Number.NaN })).toHaveLength(2);
  });

  test('a figure without a limit is never a miss', () => {
    expect(listMisses([{ name: '/a', figures: { LCP: 1e9 } }])).toEqual([]);
  });
});

describe('the budget of a page', () => {
  const light = { 'html KB': 16, 'style KB': 0, 'script KB': 105, 'font KB': 47, 'total KB': 179 };
  const missesOn = (name: string, figures: Record<string, number>) =>
    listMisses([{ name, figures, limits: findBudget(name) }]);

  test('includes what is exactly at the limit', () => {
    expect(missesOn('/about-us', light)).toEqual([]);
  });

  test('limits the sum', () => {
    expect(missesOn('/about-us', { ...light, 'total KB': 259 })).toEqual([
      '/about-us: total KB 259, at most 220 allowed',
    ]);
  });

  test('of the home page is larger', () => {
    expect(missesOn('/', { ...light, 'script KB': 115, 'total KB': 279 })).toEqual([]);
  });
});
