import { budgetOf, misses } from './budgets';

const light = { html: 20_000, script: 80_000, font: 47_000, picture: 10_000, other: 1_000 };

test('a page within its budget misses nothing', () => {
  expect(misses('/about-us', light, budgetOf('/about-us'))).toEqual([]);
});

test('what is exactly at the limit is within it', () => {
  expect(misses('/about-us', { ...light, script: 85_000 }, budgetOf('/about-us'))).toEqual([]);
});

test('a miss names page, figure and limit', () => {
  expect(misses('/about-us', { ...light, script: 85_100 }, budgetOf('/about-us'))).toEqual([
    '/about-us: script 85.1 KB, at most 85 KB are allowed',
  ]);
});

test('the sum has a limit of its own', () => {
  expect(misses('/about-us', { ...light, picture: 90_000 }, budgetOf('/about-us'))).toEqual([
    '/about-us: total 238.0 KB, at most 180 KB are allowed',
  ]);
});

test('the home page has a budget of its own', () => {
  expect(misses('/', { ...light, script: 95_000, picture: 90_000 }, budgetOf('/'))).toEqual([]);
});
