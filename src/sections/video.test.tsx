import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { pictureNode } from '../../tests/test-pictures';
import { Video } from './video';

const film = (
  <Video
    video={{
      mp4: { publicURL: '/video.mp4' },
      webm: { publicURL: '/video.webm' },
      poster: pictureNode('').src,
      text: 'A pipe is drawn',
    }}
  />
);

const show = (): HTMLVideoElement => {
  const { container } = render(film);
  const video = container.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
};

test('nothing is loaded before a visitor asks', () => {
  const video = show();
  expect(video.autoplay).toBe(false);
  expect(video).toHaveAttribute('preload', 'none');
});

test('a button plays it, and leaves focus and controls to the video', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const video = show();
  expect(video.controls).toBe(false);
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Play the film' })));
  expect(play).toHaveBeenCalledTimes(1);
  expect(video.controls).toBe(true);
  expect(video).toHaveFocus();
  expect(screen.queryByRole('button')).toBeNull();
});

test('without scripts it has the controls of the browser', () => {
  const html = renderToString(film);
  expect(html).toContain('controls');
  expect(html).not.toContain('<button');
});

test('is silent and stays in the page', () => {
  const video = show();
  expect(video.muted).toBe(true);
  expect(video).toHaveAttribute('playsinline');
});

test('offers the smaller format first', () => {
  const video = show();
  expect([...video.querySelectorAll('source')].map(({ src, type }) => [new URL(src).pathname, type])).toEqual(
    [
      ['/video.webm', 'video/webm'],
      ['/video.mp4', 'video/mp4'],
    ],
  );
});

test('has a lazy picture instead of a poster', () => {
  const video = show();
  expect(video.getAttribute('poster')).toMatch(/^data:/);
  const picture = video.parentElement?.querySelector('img');
  expect(picture).toHaveAttribute('loading', 'lazy');
  expect(picture).toHaveAttribute('alt', '');
});

test('has a description for those who cannot see it', () => {
  show();
  const text = within(screen.getByRole('figure')).getByText('A pipe is drawn');
  expect(text.closest('details')).toHaveTextContent(/^What the film shows/);
  expect(text.closest('figcaption')).toBeInTheDocument();
});
