import { median } from './statistics';
import { table } from './table';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
  [[10, 9, 100], 10],
])('the median of %j is %d', (numbers, expected) => {
  expect(median(numbers)).toBe(expected);
});

test('an empty list has no median', () => {
  expect(median([])).toBeNaN();
});

test('columns fit their content, with numbers on the right', () => {
  expect(
    table(
      ['page', 'LCP'],
      [
        ['/', '1300'],
        ['/about-us', '900'],
      ],
    ),
  ).toBe(
    ['| page      |  LCP |', '| --------- | ---: |', '| /         | 1300 |', '| /about-us |  900 |', ''].join(
      '\n',
    ),
  );
});

test('a short row leaves its last cells empty', () => {
  expect(table(['a', 'b'], [['1']])).toContain('| 1   |     |');
});
