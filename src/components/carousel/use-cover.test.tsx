import { act, renderHook } from '@testing-library/react';
import { useCover } from './use-cover';

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
