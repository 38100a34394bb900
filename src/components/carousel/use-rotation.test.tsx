import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { setReducedMotion, testWindow } from '../../../tests/test-window';
import { useRotation } from './use-rotation';

testWindow();

const noSlider = { current: null };

const Rotating = () => {
  const root = useRef<HTMLDivElement>(null);
  const { rotating, toggle, focusHandlers, pointerHandlers } = useRotation(root, noSlider, true);
  return (
    <div ref={root} {...focusHandlers}>
      <p {...pointerHandlers}>{rotating ? 'rotates' : 'pauses'}</p>
      <button type="button" onClick={toggle}>
        Toggle
      </button>
    </div>
  );
};

const slides = () => screen.getByText(/^(rotates|pauses)$/);
const button = () => screen.getByRole('button');

/** Reports whether the carousel is in the viewport. */
let report: (isIntersecting: boolean) => void;

const events = {
  show: () => report(true),
  hide: () => report(false),
  enter: () => fireEvent.pointerEnter(slides()),
  leave: () => fireEvent.pointerLeave(slides()),
  focus: () => fireEvent.focus(button()),
  blur: () => fireEvent.blur(button()),
  toggle: () => fireEvent.click(button()),
};

/** Whether a carousel that came into view rotates after some events. */
const after = (...names: (keyof typeof events)[]): string | null => {
  render(<Rotating />);
  // jsdom has no focus ring: all focus is by keyboard.
  const { matches } = Element.prototype;
  jest.spyOn(Element.prototype, 'matches').mockImplementation(function (this: Element, selector) {
    return selector === ':focus-visible' || matches.call(this, selector);
  });
  for (const name of names) act(() => void events[name]());
  return slides().textContent;
};

beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation((callback) => {
    const observer = { observe: jest.fn(), disconnect: jest.fn() } as unknown as IntersectionObserver;
    report = (isIntersecting) => callback([{ isIntersecting } as IntersectionObserverEntry], observer);
    return observer;
  });
});
afterEach(() => jest.restoreAllMocks());

test('pauses until it is visible', () => {
  expect(after()).toBe('pauses');
});

test.each([
  ['once it is visible', ['show'], 'rotates'],
  ['out of sight', ['show', 'hide'], 'pauses'],
  ['visible again', ['show', 'hide', 'show'], 'rotates'],
  ['while the pointer is over it', ['show', 'enter'], 'pauses'],
  ['when the pointer has left', ['show', 'enter', 'leave'], 'rotates'],
  ['while keyboard focus is inside', ['show', 'focus'], 'pauses'],
  ['when the focus has left', ['show', 'focus', 'blur'], 'rotates'],
  ['until both pointer and focus have left', ['show', 'enter', 'focus', 'leave'], 'pauses'],
  ['after Pause, whatever else happens', ['show', 'focus', 'toggle', 'blur', 'enter', 'leave'], 'pauses'],
  ['after Play by keyboard, with the focus on its button', ['show', 'focus', 'toggle', 'toggle'], 'rotates'],
  [
    'when the pointer has left after that',
    ['show', 'focus', 'toggle', 'enter', 'toggle', 'leave'],
    'rotates',
  ],
  ['when the focus moves to a slide after that', ['show', 'focus', 'toggle', 'toggle', 'focus'], 'pauses'],
  ['when the pointer enters after Play', ['show', 'toggle', 'toggle', 'enter'], 'pauses'],
] as const)('%s: %j', (_what, names, expected) => {
  expect(after(...names)).toBe(expected);
});

test.each([
  [['show'], 'pauses'],
  [['show', 'toggle'], 'rotates'],
] as const)('with reduced motion it waits for Play: %j', (names, expected) => {
  setReducedMotion(true);
  expect(after(...names)).toBe(expected);
});
