import { act, renderHook } from '@testing-library/react';
import { addNear, useCover, useNearSlides } from './slide-pictures';

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

const makeCarousel = (html: string) => {
  const current = document.createElement('div');
  current.innerHTML = `<div class="slick-current">${html}</div>`;
  return { current };
};

const run = (html: string) => {
  const root = makeCarousel(html);
  return renderHook(({ running }) => useCover(root, running), { initialProps: { running: false } });
};

test("the HTML's slide covers slick's copy until the copy's picture can be painted", async () => {
  let finishDecoding = () => {};
  jest
    .spyOn(HTMLImageElement.prototype, 'decode')
    .mockReturnValue(new Promise((resolve) => (finishDecoding = resolve)));
  const { result, rerender } = run('<img alt="">');
  rerender({ running: true });
  expect(result.current).toBe(true);
  await act(async () => finishDecoding());
  expect(result.current).toBe(false);
});

test('a picture that cannot be decoded uncovers the copy, too', async () => {
  jest.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('EncodingError'));
  const { result, rerender } = run('<img alt="">');
  rerender({ running: true });
  await act(async () => undefined);
  expect(result.current).toBe(false);
});

test('a slide without pictures is uncovered at once', () => {
  const { result, rerender } = run('<p>Words</p>');
  expect(result.current).toBe(true);
  rerender({ running: true });
  expect(result.current).toBe(false);
});
