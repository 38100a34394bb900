import { act, render, screen } from '@testing-library/react';
import { Carousel } from '../src/components/carousel/carousel';
import { testWindow } from './test-window';

export const names = ['Tea', 'Coffee', 'Lassi'];
export const autoplay = 3000;

export const carousel = (
  <Carousel texts={TEXTS.logos} names={names} dots arrows>
    {(index, near) => (
      <a href={`/${names[index]}`}>
        {names[index]} {near ? 'with picture' : 'without picture'}
      </a>
    )}
  </Carousel>
);

/** In small steps, because React renders only when each `act` ends. */
export const wait = async (milliseconds: number) => {
  for (let waited = 0; waited < milliseconds; waited += 50) {
    await act(() => jest.advanceTimersByTimeAsync(50));
  }
};

/** Renders the carousel and waits until slick has replaced the HTML. */
export const start = async () => {
  render(carousel);
  await wait(1000);
};

export const slide = (position: number) => screen.getByRole('group', { name: `${position} of 3` });
/** Prepares the window and the clock for the tests of a file. */
export const prepareCarousel = (): void => {
  testWindow();
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
};
