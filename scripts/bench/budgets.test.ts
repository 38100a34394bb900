import { budgetOf, missedGoals, misses } from './budgets';

const light = { html: 16_000, style: 0, script: 100_000, font: 47_000, picture: 10_000, other: 1_000 };

test('a page within its budget has no miss', () => {
  expect(misses('/about-us', light, budgetOf('/about-us'))).toEqual([]);
});

test('what is exactly at the limit is within it', () => {
  expect(misses('/about-us', { ...light, script: 105_000 }, budgetOf('/about-us'))).toEqual([]);
});

test('a miss names page, figure and limit', () => {
  expect(misses('/about-us', { ...light, script: 105_100 }, budgetOf('/about-us'))).toEqual([
    '/about-us: script 105.1 KB, at most 105 KB are allowed',
  ]);
});

test('the sum has a limit of its own', () => {
  expect(misses('/about-us', { ...light, picture: 90_000 }, budgetOf('/about-us'))).toEqual([
    '/about-us: total 254.0 KB, at most 220 KB are allowed',
  ]);
});

test('the home page has a budget of its own', () => {
  expect(misses('/', { ...light, script: 115_000, picture: 90_000 }, budgetOf('/'))).toEqual([]);
});

describe('a goal', () => {
  const goal = { page: '/', figure: 'LCP', value: 1300, unit: 'ms', atMost: 1300 };

  test('is kept at its limit', () => {
    expect(missedGoals([goal, { page: '/', figure: 'SEO', value: 100, atLeast: 100 }])).toEqual([]);
  });

  test('a missed goal is reported with page, figure and limit', () => {
    expect(missedGoals([{ ...goal, value: 1300.4 }])).toEqual(['/: LCP 1300.4 ms, at most 1300 ms allowed']);
    expect(missedGoals([{ page: '/a', figure: 'performance', value: 97, atLeast: 98 }])).toEqual([
      '/a: performance 97, at least 98 needed',
    ]);
    expect(missedGoals([{ page: '/', figure: 'CLS', value: 0.0104, atMost: 0.01 }])).toEqual([
      '/: CLS 0.0104, at most 0.01 allowed',
    ]);
  });

  test('is missed without a measurement', () => {
    expect(missedGoals([{ ...goal, value: Number.NaN }])).toHaveLength(1);
    expect(missedGoals([{ page: '/', figure: 'rate', value: Number.NaN, atLeast: 4 }])).toHaveLength(1);
  });
});
