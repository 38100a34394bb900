import { fadeBetweenPages, longestPause } from './page-transition';

interface Options {
  readonly calm?: boolean;
  readonly able?: boolean;
}

/** A window at `/projects` that records how each transition went on. */
const openWindow = ({ calm = false, able = true }: Options = {}) => {
  const transitions: { ended: boolean }[] = [];
  const events = new EventTarget();
  const navigation = new EventTarget();
  const startViewTransition = (update: () => Promise<void>) => {
    const transition = { ended: false };
    transitions.push(transition);
    void Promise.resolve()
      .then(update)
      .then(() => {
        transition.ended = true;
      });
    return { ready: Promise.reject(new DOMException('skipped', 'AbortError')) };
  };
  fadeBetweenPages({
    document: able ? { startViewTransition } : {},
    navigation,
    location: { pathname: '/projects' },
    matchMedia: () => ({ matches: calm }),
    addEventListener: (type, listener) => events.addEventListener(type, listener),
  });
  return {
    transitions,
    go: (path: string, sameDocument = true) =>
      navigation.dispatchEvent(
        Object.assign(new Event('navigate'), {
          destination: { url: `https://www.sevenisle.example${path}`, sameDocument },
        }),
      ),
    show: () => events.dispatchEvent(new Event('page-shown')),
  };
};

const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a transition lasts until the next page is shown', async () => {
  const page = openWindow();
  page.go('/about-us');
  await settle();
  expect(page.transitions).toEqual([{ ended: false }]);
  page.show();
  await settle();
  expect(page.transitions).toEqual([{ ended: true }]);
});

test('a page that is shown before the old one is kept does not hold the browser up', async () => {
  const page = openWindow();
  page.go('/about-us');
  page.show();
  await settle();
  expect(page.transitions).toEqual([{ ended: true }]);
});

test('a page that does not come lets the old one go on', async () => {
  const page = openWindow();
  page.go('/about-us');
  await jest.advanceTimersByTimeAsync(longestPause - 1);
  expect(page.transitions).toEqual([{ ended: false }]);
  await jest.advanceTimersByTimeAsync(1);
  expect(page.transitions).toEqual([{ ended: true }]);
});

test.each([
  ['to a section or filter of the same page', '/projects?service=automation#list', true],
  ['to another document', '/about-us', false],
])('there is none %s', async (_, path, sameDocument) => {
  const page = openWindow();
  page.go(path, sameDocument);
  await settle();
  expect(page.transitions).toEqual([]);
});

test.each<[string, Options]>([
  ['under reduced motion', { calm: true }],
  ['where the browser has no view transitions', { able: false }],
])('there is none %s', async (_, options) => {
  const page = openWindow(options);
  page.go('/about-us');
  await settle();
  expect(page.transitions).toEqual([]);
});
