import { render, screen, within } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { Video } from './video';

const show = (): HTMLVideoElement => {
  const { container } = render(
    <Video
      video={{
        mp4: { publicURL: '/video.mp4' },
        webm: { publicURL: '/video.webm' },
        poster: pictureNode('').src,
        text: 'A pipe is drawn',
      }}
    />,
  );
  const video = container.querySelector('video');
  if (!video) throw new Error('There is no video');
  return video;
};

test('plays only when asked: nothing is loaded before, and there are controls', () => {
  const video = show();
  expect(video.autoplay).toBe(false);
  expect(video).toHaveAttribute('preload', 'none');
  expect(video.controls).toBe(true);
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
  expect(within(screen.getByRole('figure')).getByText('A pipe is drawn').tagName).toBe('FIGCAPTION');
});
