/** @jest-environment jsdom */

import { fireEvent } from '@testing-library/react';
import { fetchTouched, fetchInView as watch } from './fetch-ahead';

const abort = jest.fn();
const hovering = jest.fn();
const loadPage = jest.fn((_path: string): Promise<unknown> => Promise.resolve());
const enqueue = jest.fn((_path: string) => ({ abort }));
const watched = new Set<Element>();
let tell: (entries: { target: Element; isIntersecting: boolean }[]) => void = () => undefined;

beforeAll(() => {
  Object.assign(window, {
    IntersectionObserver: class {
      constructor(look: typeof tell) {
        tell = look;
      }
      observe = (element: Element) => watched.add(element);
      unobserve = (element: Element) => watched.delete(element);
    },
  });
  window.history.replaceState(null, '', '/projects');
});
beforeEach(() => {
  Object.assign(window, { ___loader: { enqueue, hovering, loadPage } });
  hovering.mockClear();
  loadPage.mockClear();
  enqueue.mockClear();
  abort.mockClear();
});

const leaves: (() => void)[] = [];
const fetchInView = (link: Element): (() => void) => {
  const leave = watch(link);
  leaves.push(leave);
  return leave;
};
// As when a page is left: its links are gone.
afterEach(() => {
  for (const leave of leaves.splice(0)) leave();
});

const linkTo = (href: string): HTMLAnchorElement => Object.assign(document.createElement('a'), { href });

test('the page behind a link is fetched ahead once it comes into view', () => {
  const link = linkTo('/about-us#team');
  fetchInView(link);
  expect(watched).toContain(link);
  expect(enqueue).not.toHaveBeenCalled();
  tell([{ target: link, isIntersecting: true }]);
  expect(enqueue.mock.calls).toEqual([['/about-us']]);
});

test('what has not begun when a link leaves the view is called off', () => {
  const link = linkTo('/about-us');
  fetchInView(link);
  tell([{ target: link, isIntersecting: true }]);
  tell([{ target: link, isIntersecting: false }]);
  expect(abort).toHaveBeenCalledTimes(1);
});

test('two links to one page ask for it once, and it is called off when neither is in view', () => {
  const links = [linkTo('/retail#top'), linkTo('/retail')];
  for (const link of links) {
    fetchInView(link);
    tell([{ target: link, isIntersecting: true }]);
  }
  expect(enqueue.mock.calls).toEqual([['/retail']]);
  const [first, second] = links.map((target) => [{ target, isIntersecting: false }]);
  tell(first ?? []);
  expect(abort).not.toHaveBeenCalled();
  tell(second ?? []);
  expect(abort).toHaveBeenCalledTimes(1);
});

test('the page that is open is not fetched again', () => {
  const link = linkTo('/projects?service=automation');
  fetchInView(link);
  tell([{ target: link, isIntersecting: true }]);
  expect(enqueue).not.toHaveBeenCalled();
});

test('a link that is gone is watched no more, and what it began is called off', () => {
  const link = linkTo('/about-us');
  const leave = fetchInView(link);
  tell([{ target: link, isIntersecting: true }]);
  leave();
  expect(watched).not.toContain(link);
  expect(abort).toHaveBeenCalledTimes(1);
});

/** What the browser tells of its connection. */
const wish = (connection?: { saveData?: boolean; effectiveType?: string }) =>
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
afterEach(() => wish());

describe('a link that the pointer or a finger is on', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test.each([[undefined], [{}], [{ saveData: false }]])(
    'is fetched with all that its page needs, once its look is painted, without a wish to save data: %j',
    (connection) => {
      wish(connection);
      fetchTouched(linkTo('/about-us?from=menu'));
      expect(hovering).not.toHaveBeenCalled();
      jest.runAllTimers();
      expect(hovering.mock.calls).toEqual([['/about-us']]);
    },
  );

  test('is not fetched ahead where data is to be saved', () => {
    wish({ saveData: true });
    fetchTouched(linkTo('/about-us'));
    jest.runAllTimers();
    expect(hovering).not.toHaveBeenCalled();
  });

  test('is no error where there is no loader', () => {
    Object.assign(window, { ___loader: undefined });
    fetchTouched(linkTo('/about-us'));
    expect(() => jest.runAllTimers()).not.toThrow();
  });
});

describe('once the visitor has tapped or typed', () => {
  const comeIntoView = (href: string): HTMLAnchorElement => {
    const link = linkTo(href);
    fetchInView(link);
    tell([{ target: link, isIntersecting: true }]);
    return link;
  };
  beforeAll(() => {
    fireEvent.pointerDown(document.body);
  });
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  test('all that the page of a link in view needs is fetched when the browser is idle', async () => {
    comeIntoView('/about-us');
    expect(loadPage).not.toHaveBeenCalled();
    await jest.runAllTimersAsync();
    expect([loadPage.mock.calls, enqueue.mock.calls]).toEqual([[['/about-us']], []]);
  });

  test('pages are fetched one after the other, and one that cannot be does not stop the next', async () => {
    let arrive: () => void = () => undefined;
    loadPage.mockImplementationOnce(() => new Promise<void>((done) => (arrive = done)));
    loadPage.mockImplementationOnce(() => Promise.reject(new Error('No connection')));
    for (const page of ['/about-us', '/retail', '/banking']) comeIntoView(page);
    await jest.runAllTimersAsync();
    expect(loadPage.mock.calls).toEqual([['/about-us']]);
    arrive();
    await jest.runAllTimersAsync();
    expect(loadPage.mock.calls).toEqual([['/about-us'], ['/retail'], ['/banking']]);
  });

  test('a page is fetched as long as one of its links stays in view', async () => {
    const link = comeIntoView('/cyber-security#why');
    comeIntoView('/cyber-security');
    tell([{ target: link, isIntersecting: false }]);
    await jest.runAllTimersAsync();
    expect(loadPage.mock.calls).toEqual([['/cyber-security']]);
  });

  test('nothing is fetched for a link that leaves the view before', async () => {
    const link = comeIntoView('/about-us');
    tell([{ target: link, isIntersecting: false }]);
    await jest.runAllTimersAsync();
    expect(loadPage).not.toHaveBeenCalled();
    comeIntoView('/retail');
    await jest.runAllTimersAsync();
    expect(loadPage.mock.calls).toEqual([['/retail']]);
  });

  test.each([[{ saveData: true }], [{ effectiveType: 'slow-2g' }], [{ effectiveType: '2g' }]])(
    'no more is fetched than before where the connection is %j',
    async (connection) => {
      wish(connection);
      comeIntoView('/about-us');
      await jest.runAllTimersAsync();
      expect([loadPage.mock.calls, enqueue.mock.calls]).toEqual([[], [['/about-us']]]);
    },
  );
});
