import { fireEvent, render, screen } from '@testing-library/react';
import { CarouselControls } from './carousel-controls';

const labels = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));

test('Pause comes first, and turns into Play', () => {
  const { rerender } = render(
    <CarouselControls
      texts={TEXTS.logos}
      playing
      onToggle={jest.fn()}
      arrows={{ onPrevious: jest.fn(), onNext: jest.fn() }}
    />,
  );
  expect(labels()).toEqual(['Pause logos', 'Previous logos', 'Next logos']);
  rerender(<CarouselControls texts={TEXTS.logos} playing={false} onToggle={jest.fn()} arrows={false} />);
  expect(labels()).toEqual(['Play logos']);
});

test('each button does what it says', () => {
  const calls: string[] = [];
  render(
    <CarouselControls
      texts={TEXTS.logos}
      playing
      onToggle={() => calls.push('toggle')}
      arrows={{ onPrevious: () => calls.push('previous'), onNext: () => calls.push('next') }}
    />,
  );
  for (const button of screen.getAllByRole('button')) fireEvent.click(button);
  expect(calls).toEqual(['toggle', 'previous', 'next']);
});
