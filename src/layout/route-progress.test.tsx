import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { finish, slowAfter, startLoading, startSubmitting } from '../browser/route-state';
import { RouteProgress } from './route-progress';

const stateNow = () => document.querySelector('[data-route-state]')?.getAttribute('data-route-state');
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(finish);
  jest.useRealTimers();
});

test('the HTML is idle whatever the state', () => {
  startLoading();
  expect(renderToString(<RouteProgress />)).toContain('data-route-state="idle"');
});

test('a navigation that started before it was mounted is shown', () => {
  startLoading();
  render(<RouteProgress />);
  expect(stateNow()).toBe('loading');
});

test('a slow navigation is announced until it ends', () => {
  render(<RouteProgress />);
  act(startLoading);
  pass(slowAfter - 1);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  pass(1);
  expect(screen.getByRole('status')).toHaveTextContent('Loading...');
  act(finish);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  expect(stateNow()).toBe('idle');
});

test('sending a form moves the line and is not announced', () => {
  const { container } = render(<RouteProgress />);
  act(startSubmitting);
  expect(stateNow()).toBe('submitting');
  expect(container.querySelector('[data-active]')).toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});
