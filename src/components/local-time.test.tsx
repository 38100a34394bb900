import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { testWindow } from '../../tests/test-window';
import { LocalTime } from './local-time';

testWindow();

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2024-11-21T12:34:20Z') });
});
afterEach(() => jest.useRealTimers());

const pass = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));

test.each([
  ['Asia/Kolkata', /^Local time: Thursday,? 18:04$/],
  ['America/New_York', /^Local time: Thursday,? 07:34$/],
  ['Pacific/Auckland', /^Local time: Friday,? 01:34$/],
])('shows weekday and hour of %s', (timeZone, text) => {
  render(<LocalTime timeZone={timeZone} />);
  expect(screen.getByText(text)).toBeInTheDocument();
});

test('turns with the minute of the clock, not a minute after it appeared', () => {
  render(<LocalTime timeZone="Asia/Kolkata" />);
  pass(39_999);
  expect(screen.getByText(/18:04/)).toBeInTheDocument();
  pass(1);
  expect(screen.getByText(/18:05/)).toBeInTheDocument();
  pass(60_000);
  expect(screen.getByText(/18:06/)).toBeInTheDocument();
});

test('names no time before it is near the window', () => {
  const nothingSeen = { observe: () => undefined, disconnect: () => undefined };
  jest
    .spyOn(window, 'IntersectionObserver')
    .mockImplementation(() => nothingSeen as unknown as IntersectionObserver);
  render(<LocalTime timeZone="Asia/Kolkata" />);
  expect(screen.queryByText(/Local time/)).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});

test('stops when it is gone', () => {
  const { unmount } = render(<LocalTime timeZone="Asia/Kolkata" />);
  expect(jest.getTimerCount()).toBe(1);
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});

test('shows another zone at once', () => {
  const { rerender } = render(<LocalTime timeZone="Asia/Kolkata" />);
  rerender(<LocalTime timeZone="America/New_York" />);
  expect(screen.getByText(/07:34/)).toBeInTheDocument();
  expect(jest.getTimerCount()).toBe(1);
});

test('the HTML names no time, since it cannot know it', () => {
  expect(renderToString(<LocalTime timeZone="Asia/Kolkata" />)).not.toMatch(/\d|Local/);
});
