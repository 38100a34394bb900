import { withNear } from './near-slides';

test('the slide shown and the one that follows are near', () => {
  expect([...withNear(new Set([0]), 0, 11)]).toEqual([0, 1]);
});

test('the first follows the last', () => {
  expect([...withNear(new Set(), 10, 11)]).toEqual([10, 0]);
});

test('a slide once shown stays', () => {
  expect(withNear(new Set([0, 1]), 6, 11)).toEqual(new Set([0, 1, 6, 7]));
});

test('nothing new gives the same set, so that nothing is rendered again', () => {
  const shown = new Set([0, 1]);
  expect(withNear(shown, 0, 11)).toBe(shown);
});

test('a single slide is its own neighbour', () => {
  expect([...withNear(new Set(), 0, 1)]).toEqual([0]);
});
