import { lazyModule } from './lazy-module';

test('what is needed twice is brought once, and is there afterwards', async () => {
  const load = jest.fn(async () => 'module');
  const lazy = lazyModule(load);
  expect(lazy.now()).toBeUndefined();
  const first = lazy.bring();
  expect(await lazy.bring()).toBe('module');
  await first;
  expect(load).toHaveBeenCalledTimes(1);
  expect(lazy.now()).toBe('module');
});

test('whoever asks hears of a failure, and the next one tries again', async () => {
  const load = jest.fn(async () => 'module');
  load.mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyModule(load);
  await expect(lazy.bring()).rejects.toThrow('offline');
  expect(await lazy.bring()).toBe('module');
});

test('it is there when its coming is told of', async () => {
  let there: string | undefined;
  const lazy = lazyModule(
    async () => 'module',
    () => {
      there = lazy.now();
    },
  );
  await lazy.bring();
  expect(there).toBe('module');
});
