import { fireEvent, render, screen } from '@testing-library/react';
import { CarouselControls } from './carousel-controls';

const labels = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('Pause comes first, and turns into Play', () => {
  const { rerender } = render(
    <CarouselControls
      texts={TEXTS.logos}
      playing
      onToggle={jest.fn()}
      slider={{ current: { slickPrev: jest.fn(), slickNext: jest.fn() } }}
      isRtl={false}
    />,
  );
  expect(labels()).toEqual(['Pause logos', 'Previous logos', 'Next logos']);
  rerender(
    <CarouselControls
      texts={TEXTS.logos}
      playing={false}
      onToggle={jest.fn()}
      slider={false}
      isRtl={false}
    />,
  );
  expect(labels()).toEqual(['Play logos']);
});

test.each([
  ['left to right', false, ['toggle', 'left', 'right']],
  ['right to left, where the next slide is at the left', true, ['toggle', 'right', 'left']],
])('each button does what it says, %s', (_, isRtl, calls) => {
  const called: string[] = [];
  render(
    <CarouselControls
      texts={TEXTS.logos}
      playing
      onToggle={() => called.push('toggle')}
      slider={{ current: { slickPrev: () => called.push('left'), slickNext: () => called.push('right') } }}
      isRtl={isRtl}
    />,
  );
  expect(labels()).toEqual(['Pause logos', 'Previous logos', 'Next logos']);
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(called).toEqual(calls);
});
