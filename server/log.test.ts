import { spawnSync } from 'node:child_process';
import { closeSync, constants, openSync, readFileSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { until } from '../tests/test-email';
import { temporaryFolder } from '../tests/test-folder';
import { createLogStream } from './log';

const folder = temporaryFolder();
const onLinux = process.platform === 'linux' ? test : test.skip;
const flushed = (stream: ReturnType<typeof createLogStream>): Promise<void> =>
  new Promise((resolve) => stream.flush(() => resolve()));

test('lines are written in order, and flushing waits for them', async () => {
  const path = join(folder, 'log');
  const file = openSync(path, 'w');
  const stream = createLogStream(file);
  for (let line = 0; line < 1_000; line += 1) stream.write(`${line}\n`);
  await flushed(stream);
  stream.write('last\n');
  await flushed(stream);
  closeSync(file);
  const expected = [...Array.from({ length: 1_000 }, (_, line) => String(line)), 'last', ''];
  expect(readFileSync(path, 'utf8').split('\n')).toEqual(expected);
});

onLinux('on a full disk lines are dropped, and flushing ends', async () => {
  const file = openSync('/dev/full', 'w');
  const stream = createLogStream(file);
  for (let line = 0; line < 100; line += 1) {
    stream.write(`${line}\n`);
    await flushed(stream);
  }
  closeSync(file);
});

onLinux(
  'for a reader that has stopped, only so much waits; the number of lost lines is logged later',
  async () => {
    const path = join(folder, 'pipe');
    spawnSync('mkfifo', [path]);
    const pipe = openSync(path, constants.O_RDWR | constants.O_NONBLOCK);
    const stream = createLogStream(pipe, 10_000);
    const line = `${'x'.repeat(99)}\n`;
    for (let batch = 0; batch < 100; batch += 1) {
      for (let count = 0; count < 20; count += 1) stream.write(line);
      await new Promise((resolve) => setImmediate(resolve));
    }
    let text = '';
    const piece = Buffer.alloc(65_536);
    const read = (): void => {
      try {
        text += piece.toString('latin1', 0, readSync(pipe, piece));
      } catch {
        // Nothing there yet.
      }
    };
    const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
    const dropped = () => sum([...text.matchAll(/"dropped":(\d+)/g)].map(([, number]) => Number(number)));
    const whole = () => text.split('\n').filter((each) => each === line.trim()).length;
    await until(() => {
      read();
      return dropped() > 0 && whole() + dropped() === 2_000;
    });
    closeSync(pipe);
  },
);
