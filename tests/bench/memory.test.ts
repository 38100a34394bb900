import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { measureMemory } from './memory';

const onLinux = process.platform === 'linux' ? test : test.skip;

test('no memory is reported for a process that does not exist', () => {
  expect(measureMemory(2 ** 30)).toBe(0);
});

onLinux('what a process has started counts, too', async () => {
  const command = `const { spawn } = require('node:child_process');
    const child = spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
    child.stdout.once('data', () => console.log(child.pid));`;
  const parent = spawn(process.execPath, ['-e', command]);
  const [output] = await once(parent.stdout, 'data');
  const child = Number(String(output));
  try {
    const alone = measureMemory(child);
    expect(alone).toBeGreaterThan(1);
    expect(measureMemory(parent.pid ?? 0)).toBeGreaterThan(alone + 1);
  } finally {
    process.kill(child);
    parent.kill();
  }
});

onLinux('shared memory counts proportionally', () => {
  const size = measureMemory(process.pid);
  expect(size).toBeGreaterThan(1);
  expect(size).toBeLessThan(process.memoryUsage.rss() / 1e6);
});
