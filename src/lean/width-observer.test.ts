/** @jest-environment jsdom */

import WidthObserver from './width-observer';

let width: number;
/** Has the browser report the element's size. */
let resize: () => void;
const disconnect = jest.fn();

beforeEach(() => {
  width = 400;
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockImplementation(() => width);
  Object.assign(window, {
    ResizeObserver: class {
      constructor(private readonly report: ResizeObserverCallback) {}
      observe(target: Element) {
        resize = () => this.report([{ target } as ResizeObserverEntry], this as unknown as ResizeObserver);
      }
      disconnect = disconnect;
    },
  });
});
afterEach(() => jest.restoreAllMocks());

const watch = (): jest.Mock => {
  const report = jest.fn();
  new WidthObserver(report).observe(document.createElement('div'));
  return report;
};

test('the width an element begins with is not reported', () => {
  const report = watch();
  resize();
  expect(report).not.toHaveBeenCalled();
});

test('each new width is reported once, and a new height is not', () => {
  const report = watch();
  width = 300;
  resize();
  expect(report).toHaveBeenCalledTimes(1);
  resize();
  expect(report).toHaveBeenCalledTimes(1);
  width = 400;
  resize();
  expect(report).toHaveBeenCalledTimes(2);
});

test('a width that changed before the first report is reported', () => {
  const report = watch();
  width = 380;
  resize();
  expect(report).toHaveBeenCalledTimes(1);
});

test('nothing is watched once it is disconnected', () => {
  const observer = new WidthObserver(() => undefined);
  observer.disconnect();
  expect(disconnect).toHaveBeenCalledTimes(1);
});
