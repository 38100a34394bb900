import { createQueue } from './queue';

test('of what waits, the task with the most work begins first', async () => {
  const queue = createQueue(1);
  const begun: number[] = [];
  await Promise.all([2, 1, 3].map((work) => queue.add(work, async () => begun.push(work))));
  expect(begun).toEqual([2, 3, 1]);
});

test('never more tasks run than allowed, and never fewer while some wait', async () => {
  const queue = createQueue(2);
  let running = 0;
  const seen: number[] = [];
  const task = async () => {
    running += 1;
    await new Promise(setImmediate);
    seen.push(running);
    running -= 1;
  };
  await Promise.all(Array.from({ length: 6 }, () => queue.add(1, task)));
  expect(Math.max(...seen)).toBe(2);
});

test('a task that fails rejects, and the next one runs', async () => {
  const queue = createQueue(1);
  const failing = queue.add(2, async () => {
    throw new Error('broken');
  });
  const next = queue.add(1, async () => 'done');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('done');
});

test('after clearing, what waits never begins', async () => {
  const queue = createQueue(1);
  const begun: string[] = [];
  const first = queue.add(1, async () => begun.push('first'));
  void queue.add(1, async () => begun.push('second'));
  queue.clear();
  await first;
  await new Promise(setImmediate);
  expect(begun).toEqual(['first']);
});
