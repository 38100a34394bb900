import { act, renderHook } from '@testing-library/react';
import { addNear, useNearSlides } from './use-near-slides';

test('the slide shown and the one that follows are near', () => {
  expect([...addNear(new Set([0]), 0, 11)]).toEqual([0, 1]);
});

test('the first follows the last', () => {
  expect([...addNear(new Set(), 10, 11)]).toEqual([10, 0]);
});

test('a slide once shown stays', () => {
  expect(addNear(new Set([0, 1]), 6, 11)).toEqual(new Set([0, 1, 6, 7]));
});

test('nothing new gives the same set, so that nothing is rendered again', () => {
  const shown = new Set([0, 1]);
  expect(addNear(shown, 0, 11)).toBe(shown);
});

test('a single slide is its own neighbour', () => {
  expect([...addNear(new Set(), 0, 1)]).toEqual([0]);
});

test('until the carousel runs, only the first slide needs its picture', () => {
  const { result, rerender } = renderHook(({ running }) => useNearSlides(running, 0, 5), {
    initialProps: { running: false },
  });
  expect(result.current.near).toEqual(new Set([0]));
  rerender({ running: true });
  expect(result.current.near).toEqual(new Set([0, 1]));
});

test('a slide that may come next gets its picture early', () => {
  const { result } = renderHook(() => useNearSlides(true, 0, 5));
  act(() => result.current.needPicture(4));
  expect(result.current.near).toEqual(new Set([0, 1, 4]));
});
