import { currentStatus, finish, startLoading, startSubmitting, subscribe } from './route-state';

const heard: string[] = [];
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  finish();
  heard.length = 0;
  stop = subscribe(() => heard.push(`${currentStatus().state}${currentStatus().slow ? ' slowly' : ''}`));
});
afterEach(() => {
  stop();
  finish();
  jest.useRealTimers();
});

test('nothing is in progress at first', () => {
  expect(currentStatus()).toEqual({ state: 'idle', slow: false });
});

test('a navigation is loading at once, but not yet slow', () => {
  startLoading();
  expect(currentStatus()).toEqual({ state: 'loading', slow: false });
});

test('a navigation is slow after 200 ms and not a moment before', () => {
  startLoading();
  jest.advanceTimersByTime(199);
  expect(currentStatus().slow).toBe(false);
  jest.advanceTimersByTime(1);
  expect(currentStatus()).toEqual({ state: 'loading', slow: true });
});

test('a fast navigation never becomes slow', () => {
  startLoading();
  jest.advanceTimersByTime(150);
  finish();
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(['loading', 'idle']);
});

test('another navigation restarts the 200 ms', () => {
  startLoading();
  jest.advanceTimersByTime(150);
  startLoading();
  jest.advanceTimersByTime(150);
  expect(currentStatus().slow).toBe(false);
  jest.advanceTimersByTime(50);
  expect(currentStatus().slow).toBe(true);
});

test('a slow navigation ends', () => {
  startLoading();
  jest.advanceTimersByTime(300);
  finish();
  expect(heard).toEqual(['loading', 'loading slowly', 'idle']);
});

test('sending a form is its own state and is not called slow loading', () => {
  startSubmitting();
  jest.advanceTimersByTime(1_000);
  expect(currentStatus()).toEqual({ state: 'submitting', slow: false });
});

test('sending replaces a navigation and cancels its 200 ms', () => {
  startLoading();
  startSubmitting();
  jest.advanceTimersByTime(1_000);
  expect(heard).toEqual(['loading', 'submitting']);
});

test('ending when nothing is in progress calls no listener', () => {
  finish();
  expect(heard).toEqual([]);
});

test('a listener that has unsubscribed is not called again', () => {
  stop();
  startLoading();
  expect(heard).toEqual([]);
});

test('the status keeps its identity until it changes, so that nothing renders in vain', () => {
  startLoading();
  expect(currentStatus()).toBe(currentStatus());
});
