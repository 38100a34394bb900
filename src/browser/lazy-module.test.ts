import { lazyModule } from './lazy-module';

test('a module that is loaded is not loaded again', async () => {
  const load = jest.fn(async () => 'module');
  const lazy = lazyModule(load);
  expect(lazy.loaded()).toBeUndefined();
  expect(await lazy.load()).toBe('module');
  expect(await lazy.load()).toBe('module');
  expect(load).toHaveBeenCalledTimes(1);
  expect(lazy.loaded()).toBe('module');
});

test('a failure is reported, and the next call tries again', async () => {
  const load = jest.fn(async () => 'module');
  load.mockRejectedValueOnce(new Error('offline'));
  const lazy = lazyModule(load);
  await expect(lazy.load()).rejects.toThrow('offline');
  expect(await lazy.load()).toBe('module');
});

test('it is available when listeners are called', async () => {
  let there: string | undefined;
  const lazy = lazyModule(async () => 'module');
  lazy.subscribe(() => {
    there = lazy.loaded();
  });
  await lazy.load();
  expect(there).toBe('module');
});
