import { noteAfter, openPositions, type ScrollWindow, visitOf } from './scroll-positions';

/** A window with one document and a history of one entry that can be exchanged. */
const testWindow = () => {
  const listeners = new Map<string, () => void>();
  const page = {
    scrollY: 0,
    history: {
      state: null as unknown,
      replaceState: jest.fn((state: unknown) => {
        page.history.state = state;
      }),
    },
    addEventListener: (name: string, listener: () => void) => listeners.set(name, listener),
    removeEventListener: (name: string) => listeners.delete(name),
    setTimeout: (run: () => void, ms: number) => Number(setTimeout(run, ms)),
    clearTimeout: (timer: number) => clearTimeout(timer),
  };
  return {
    page,
    // As much of a window as positions need.
    window: page as unknown as ScrollWindow,
    listeners,
    scroll: (to: number) => {
      page.scrollY = to;
      listeners.get('scroll')?.();
    },
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an entry belongs to the visit whose key it has', () => {
  expect(visitOf({ key: '17' })).toBe('17');
  expect(visitOf(null)).toBe('initial');
});

test('the position of a visit is known as soon as it is scrolled', () => {
  const { window, scroll } = testWindow();
  const positions = openPositions(window);
  positions.arrive('initial');
  scroll(900);
  expect(positions.read('initial')).toBe(900);
});

test('a visit that was never scrolled is not known', () => {
  const { window } = testWindow();
  expect(openPositions(window).read('initial')).toBeUndefined();
});

test('a visit that begins far down is there although it is never scrolled', () => {
  const { page, window, scroll } = testWindow();
  const positions = openPositions(window);
  positions.arrive('initial');
  scroll(900);
  page.history.state = { key: '2' };
  positions.arrive('2');
  jest.advanceTimersByTime(0);
  expect(positions.read('2')).toBe(900);
});

test('a visit that was left at once does not get the position of the next one', () => {
  const { page, window, scroll } = testWindow();
  const positions = openPositions(window);
  positions.arrive('initial');
  page.history.state = { key: '2' };
  positions.arrive('2');
  page.history.state = { key: '3' };
  positions.arrive('3');
  scroll(300);
  jest.advanceTimersByTime(0);
  expect(positions.read('2')).toBeUndefined();
  expect(positions.read('3')).toBe(300);
});

test('an arrival does not ask where the window is, for which the browser would lay the page out', () => {
  const { page, window } = testWindow();
  const positions = openPositions(window);
  positions.arrive('initial');
  const asked = jest.fn(() => 0);
  Object.defineProperty(page, 'scrollY', { get: asked });
  page.history.state = { key: '2' };
  positions.arrive('2');
  expect(asked).not.toHaveBeenCalled();
});

test('scrolling between a change of the address and the new page counts for neither', () => {
  const { page, window, scroll } = testWindow();
  const positions = openPositions(window);
  positions.arrive('initial');
  scroll(900);
  page.history.state = { key: '2' };
  scroll(0);
  expect(positions.read('initial')).toBe(900);
  expect(positions.read('2')).toBeUndefined();
});

test('the position is noted in the history entry once, beside what stands there', () => {
  const { page, window, scroll } = testWindow();
  page.history.state = { key: '2', keepScroll: true };
  const positions = openPositions(window);
  positions.arrive('2');
  scroll(100);
  scroll(250);
  expect(page.history.replaceState).not.toHaveBeenCalled();
  jest.advanceTimersByTime(noteAfter);
  expect(page.history.replaceState).toHaveBeenCalledTimes(1);
  expect(page.history.state).toEqual({ key: '2', keepScroll: true, scrollY: 250 });
});

test.each(['click', 'pagehide'])('the position is noted at once on %s', (name) => {
  const { page, window, scroll, listeners } = testWindow();
  openPositions(window).arrive('initial');
  scroll(70);
  listeners.get(name)?.();
  expect(page.history.state).toEqual({ scrollY: 70 });
});

test('another entry is never written to', () => {
  const { page, window, scroll } = testWindow();
  openPositions(window).arrive('initial');
  scroll(70);
  page.history.state = { key: '2' };
  jest.advanceTimersByTime(noteAfter);
  expect(page.history.state).toEqual({ key: '2' });
});

test('after a reload the note is read', () => {
  const { page, window } = testWindow();
  page.history.state = { key: '2', scrollY: 640 };
  expect(openPositions(window).read('2')).toBe(640);
});

test('more than 100 notes in 30 s, which Safari refuses, cannot come about by scrolling', () => {
  expect(30_000 / noteAfter).toBeLessThan(100);
});

test('when it is closed, nothing is listened to or noted any more', () => {
  const { page, window, scroll, listeners } = testWindow();
  const positions = openPositions(window);
  positions.arrive('initial');
  scroll(70);
  positions.close();
  jest.advanceTimersByTime(noteAfter);
  expect(listeners.size).toBe(0);
  expect(page.history.replaceState).not.toHaveBeenCalled();
});
