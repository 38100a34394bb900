import { runInPairs, withBuilders } from './schedule';
import { type Step, steps } from './steps';

const named = (...names: string[]): Step[] =>
  names.map((name) => {
    const step = steps.find((candidate) => candidate.name === name);
    if (!step) throw new Error(name);
    return step;
  });

/** Begins and ends of steps, in their order: "+unit", "-unit". Of two that run the first to end is the first in `ends`. */
const follow = async (chosen: readonly Step[], ends: readonly string[], failing = ''): Promise<string> => {
  const events: string[] = [];
  const running = new Map<string, (isPassed: boolean) => void>();
  const done = runInPairs(chosen, ({ name }) => {
    events.push(`+${name}`);
    return new Promise((resolve) => running.set(name, resolve));
  });
  for (const name of ends) {
    await new Promise(setImmediate);
    events.push(`-${name}`);
    running.get(name)?.(name !== failing);
  }
  await done;
  return events.join(' ');
};

test('two steps run at a time, in their order', async () => {
  const chosen = named('check-code', 'check-content', 'unit');
  expect(await follow(chosen, ['check-content', 'unit', 'check-code'])).toBe(
    '+check-code +check-content -check-content +unit -unit -check-code',
  );
});

test('a step waits for what builds its pages, and lets another go first', async () => {
  const chosen = named('build', 'html', 'unit', 'types');
  expect(await follow(chosen, ['unit', 'build', 'html', 'types'])).toBe(
    '+build +unit -unit -build +html +types -html -types',
  );
});

test('browser tests run alone', async () => {
  const chosen = named('pages', 'html', 'browser');
  expect(await follow(chosen, ['pages', 'html', 'browser'])).toBe(
    '+pages -pages +html -html +browser -browser',
  );
});

test('a step that plain `npm test` leaves out runs alone', async () => {
  const chosen = named('unit', 'attack', 'crash');
  expect(await follow(chosen, ['unit', 'attack', 'crash'])).toBe('+unit -unit +attack -attack +crash -crash');
});

test('after a failure no step begins, and the other one ends', async () => {
  const chosen = named('check-code', 'check-content', 'unit');
  expect(await follow(chosen, ['check-code', 'check-content'], 'check-code')).toBe(
    '+check-code +check-content -check-code -check-content',
  );
});

test('what a step needs is built first, once, and only if it is missing', () => {
  const names = (isThere: boolean, ...chosen: string[]) =>
    withBuilders(named(...chosen), () => isThere).map(({ name }) => name);
  expect(names(false, 'html', 'pages')).toEqual(['build', 'html', 'pages']);
  expect(names(false, 'html', 'build')).toEqual(['html', 'build']);
  expect(names(true, 'html', 'pages')).toEqual(['html', 'pages']);
});
