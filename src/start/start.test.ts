/** @jest-environment jsdom */

import { readFileSync } from 'node:fs';

const script = readFileSync('src/start/start.js', 'utf8');
const patience = 300;

/** Tells the script of a paint, or of none. */
let paint: (name: string) => void;
let visibility: DocumentVisibilityState;
/** Hears of what the script lets through. */
const heard = jest.fn();
const onClick = (event: Event): void => {
  heard(event.target);
  // jsdom goes nowhere.
  event.preventDefault();
};
const run = (): void => {
  const own = document.createElement('script');
  own.dataset.scripts = '/framework.js /app.js';
  own.dataset.json = '/page-data/index/page-data.json /page-data/sq/d/12.json';
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(own);
  new Function(script)();
};

/** The addresses of the scripts that are there once every task that waits now has run. */
const started = (): string[] => {
  jest.advanceTimersByTime(1);
  return scriptsThere();
};
const scriptsThere = (): string[] =>
  [...document.querySelectorAll<HTMLScriptElement>('script[src]')].map(({ src }) => new URL(src).pathname);

beforeEach(() => {
  jest.useFakeTimers();
  heard.mockClear();
  visibility = 'visible';
  paint = () => undefined;
  document.head.innerHTML = '';
  document.body.innerHTML = `
    <a id="link" href="/projects"><span id="inner">Projects</span></a>
    <a id="section" href="#main">To the content</a>
    <a id="other" href="https://www.linkedin.com/">LinkedIn</a>
    <a id="tab" href="/projects" target="_blank">Projects</a>
    <button id="menu" type="button">Menu</button>
    <form><button id="send" type="submit">Send</button></form>
    <p id="text">Text</p>`;
  Object.assign(window, {
    PerformanceObserver: class {
      constructor(report: (list: { getEntriesByName: (name: string) => string[] }) => void) {
        paint = (painted) =>
          report({ getEntriesByName: (name) => [painted].filter((candidate) => candidate === name) });
      }
      observe() {}
    },
  });
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  document.addEventListener('click', onClick);
});

afterEach(() => {
  // So that nothing of the script's is left waiting for the next test.
  paint('first-contentful-paint');
  comeAlive();
  document.removeEventListener('click', onClick);
  jest.restoreAllMocks();
  jest.useRealTimers();
});

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`There is no ${id}`);
  return found;
};
const click = (id: string, options: MouseEventInit = {}): void => {
  element(id).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...options }));
};
const comeAlive = (): void => {
  window.dispatchEvent(new Event('page-alive'));
  jest.advanceTimersByTime(1);
};

describe('scripts', () => {
  test('come after the first paint with content, in their order', () => {
    run();
    expect(started()).toEqual([]);
    paint('first-paint');
    expect(started()).toEqual([]);
    paint('first-contentful-paint');
    expect(started()).toEqual(['/framework.js', '/app.js']);
    for (const tag of document.querySelectorAll('script')) expect(tag.async).toBe(false);
  });

  test('bring the data of the page along, for the one that will ask for it', () => {
    run();
    paint('first-contentful-paint');
    jest.advanceTimersByTime(1);
    const links = [...document.head.getElementsByTagName('link')];
    // jsdom does not know `as` as an attribute.
    for (const link of links) expect(link).toMatchObject({ rel: 'preload', as: 'fetch', crossOrigin: '' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/page-data/index/page-data.json',
      '/page-data/sq/d/12.json',
    ]);
  });

  test('and data are asked for in a task each', () => {
    run();
    const tasks = jest.spyOn(window, 'setTimeout');
    paint('first-contentful-paint');
    expect(tasks).toHaveBeenCalledTimes(4);
    expect(scriptsThere()).toEqual([]);
  });

  test('come once', () => {
    run();
    paint('first-contentful-paint');
    paint('first-contentful-paint');
    window.dispatchEvent(new Event('visibilitychange'));
    expect(started()).toHaveLength(2);
  });

  test('come at once in a tab that nobody sees', () => {
    visibility = 'hidden';
    run();
    expect(started()).toHaveLength(2);
  });

  test('come when the tab is left before anything was painted', () => {
    run();
    window.dispatchEvent(new Event('visibilitychange'));
    expect(started()).toHaveLength(2);
  });

  test('come a second after the load where no paint is told of', () => {
    run();
    window.dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(999);
    expect(scriptsThere()).toEqual([]);
    jest.advanceTimersByTime(1);
    expect(started()).toHaveLength(2);
  });
});

describe('a click before the page is alive', () => {
  test.each(['link', 'menu', 'send'])('on %s is repeated once it is', (id) => {
    run();
    click(id);
    expect(heard).not.toHaveBeenCalled();
    comeAlive();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(heard).toHaveBeenCalledWith(element(id));
  });

  test('counts for the link around what was clicked', () => {
    run();
    click('inner');
    comeAlive();
    expect(heard).toHaveBeenCalledWith(element('link'));
  });

  test('is repeated for the last of several controls alone', () => {
    run();
    click('link');
    click('menu');
    jest.advanceTimersByTime(patience);
    expect(heard).not.toHaveBeenCalled();
    comeAlive();
    expect(heard.mock.calls).toEqual([[element('menu')]]);
  });

  test.each(['link', 'send'])('on %s goes without scripts when they take too long', (id) => {
    run();
    click(id);
    jest.advanceTimersByTime(patience - 1);
    expect(heard).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(heard).toHaveBeenCalledWith(element(id));
    comeAlive();
    expect(heard).toHaveBeenCalledTimes(1);
  });

  test('on a button that needs scripts waits as long as it takes', () => {
    run();
    click('menu');
    jest.advanceTimersByTime(10_000);
    expect(heard).not.toHaveBeenCalled();
    comeAlive();
    expect(heard).toHaveBeenCalledWith(element('menu'));
  });

  test.each([
    ['a section of the page', 'section', {}],
    ['another site', 'other', {}],
    ['a link that opens a tab', 'tab', {}],
    ['text', 'text', {}],
    ['a link, with Control', 'link', { ctrlKey: true }],
    ['a link, with Command', 'link', { metaKey: true }],
    ['a link, with Shift', 'link', { shiftKey: true }],
    ['a link, with Alt', 'link', { altKey: true }],
  ])('on %s is left to the browser', (_what, id, options) => {
    run();
    click(id, options);
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

test('a click on a page that is alive is left alone', () => {
  run();
  comeAlive();
  click('menu');
  expect(heard).toHaveBeenCalledTimes(1);
});
