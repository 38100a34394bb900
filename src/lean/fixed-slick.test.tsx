import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { act, cleanup, fireEvent, render } from '@testing-library/react';
import type { ComponentClass } from 'react';
import Original, { type Settings } from 'react-slick';
import { settings } from '../components/carousel/settings';
import { fixSettings } from './fixed-slick.cjs';

const library = dirname(createRequire(resolve('package.json')).resolve('react-slick/lib/slider.js'));

/** Loads files of react-slick as the visitors' bundle has them. */
const loadFixed = (): ComponentClass<Settings> => {
  const loaded = new Map<string, unknown>();
  const load = (file: string): unknown => {
    if (!loaded.has(file)) {
      const module = { exports: {} };
      loaded.set(file, module.exports);
      const need = (name: string): unknown =>
        name.startsWith('.') ? load(`${join(dirname(file), name)}.js`) : require(name);
      const source = fixSettings(readFileSync(file, 'utf8'), settings);
      new Function('require', 'module', 'exports', source)(need, module, module.exports);
    }
    return loaded.get(file);
  };
  const { default: Slider } = load(join(library, 'slider.js')) as { default: ComponentClass<Settings> };
  return Slider;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

/** Everything that a carousel of ours shows, and tells, while it is used. */
const record = (Slider: ComponentClass<Settings>, count: number, dots: boolean): string[] => {
  const told: string[] = [];
  const { container, unmount } = render(
    <Slider
      {...settings}
      dots={dots}
      beforeChange={(from, to) => told.push(`${from} to ${to}`)}
      customPaging={(index) => <button type="button">{index}</button>}
      appendDots={(buttons) => <ul>{buttons}</ul>}
    >
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the slides never change places
        <p key={index}>Slide {index}</p>
      ))}
    </Slider>,
  );
  const note = () => told.push(container.innerHTML);
  const wait = (time: number) => {
    // In steps: what a timer changes is rendered at the end of each, and may start the next timer.
    for (let passed = 0; passed < time; passed += 50) act(() => jest.advanceTimersByTime(50));
    note();
  };
  note();
  wait(3000);
  wait(600);
  const dot = container.querySelectorAll('.slick-dots button')[count - 1];
  if (dot) fireEvent.click(dot);
  wait(100);
  wait(3600);
  const list = container.querySelector('.slick-list');
  if (!list) throw new Error('There is no list of slides.');
  for (const [from, to] of [
    [300, 100],
    [100, 320],
    [100, 105],
  ]) {
    fireEvent.touchStart(list, { touches: [{ pageX: from, pageY: 50 }] });
    fireEvent.touchMove(list, { touches: [{ pageX: to, pageY: 52 }] });
    note();
    fireEvent.touchEnd(list);
    wait(700);
  }
  const track = container.querySelector('.slick-track');
  if (!track) throw new Error('There is no track.');
  fireEvent.mouseEnter(track);
  wait(7000);
  fireEvent.mouseLeave(track);
  wait(4000);
  unmount();
  return told;
};

test.each([
  [1, false],
  [2, false],
  [5, true],
])('with %i slides, dots %s, it shows and tells what react-slick does', (count, dots) => {
  const fixed = record(loadFixed(), count, dots);
  expect(fixed).toEqual(record(Original, count, dots));
  // By itself, by a dot, by two swipes, and by itself again, more than once in all.
  if (count > 1) expect(fixed.filter((line) => / to /.test(line)).length).toBeGreaterThan(5);
});

test('a third of react-slick is gone before minifying has looked for what cannot happen', () => {
  const source = readFileSync(join(library, 'utils/innerSliderUtils.js'), 'utf8');
  const fixed = fixSettings(source, settings);
  expect(fixed).not.toMatch(/spec\.(?:vertical|centerMode|lazyLoad|infinite)\b/);
  expect(fixed).toContain('spec.unslick');
});
