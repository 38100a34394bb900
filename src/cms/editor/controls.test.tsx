import { findSide } from './controls';

test.each([
  [0.5, 0.5, ''],
  [0.1, 0.5, 'left'],
  [0.5, 0.95, 'bottom'],
  [0.9, 0.2, 'right'],
])('at %d, %d the subject is at the side "%s"', (x, y, side) => {
  expect(findSide(x, y)).toBe(side);
});
