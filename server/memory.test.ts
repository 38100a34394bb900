import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type Answer, testSite } from '../tests/test-site';

// A requested file is in memory from then on.
const { ask, folder, email } = testSite({ total: 1_000_000, largest: 200_000 });

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 30));
const withoutDate = ({ status, headers: { date: _date, ...headers }, body }: Answer) => ({
  status,
  headers,
  body,
});

beforeEach(() => email.handle.mockClear());

test.each([
  ['/about-us', {}, 'GET'],
  ['/about-us', { 'accept-encoding': 'br, gzip' }, 'GET'],
  ['/about-us', { 'accept-encoding': 'gzip' }, 'HEAD'],
  ['/about-us', { 'x-forwarded-proto': 'https' }, 'GET'],
  ['/app-1a2b.js', { 'accept-encoding': 'br' }, 'GET'],
  ['/static/isle.jpg', {}, 'GET'],
  ['/static/isle.jpg', { range: 'bytes=5-9' }, 'GET'],
])('%s with %j is answered to %s from memory as from the disk', async (path, headers, method) => {
  const fromDisk = await ask(path, headers, method);
  await settled();
  expect(withoutDate(await ask(path, headers, method))).toEqual(withoutDate(fromDisk));
});

test('a version that the browser has is answered with the same 304', async () => {
  const known = { 'accept-encoding': 'br', 'if-none-match': '' };
  known['if-none-match'] = (await ask('/', { 'accept-encoding': 'br' })).headers.etag ?? '';
  await settled();
  const fromMemory = await ask('/', known);
  // With a further condition, the disk decides.
  const fromDisk = await ask('/', { ...known, 'if-modified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' });
  expect(fromMemory.status).toBe(304);
  expect(withoutDate(fromMemory)).toEqual(withoutDate(fromDisk));
  const several = `"a", ${known['if-none-match']}`;
  expect((await ask('/', { ...known, 'if-none-match': several })).status).toBe(304);
  expect((await ask('/', { ...known, 'if-none-match': '"a"' })).status).toBe(200);
});

test('a file in memory is served even if it is deleted', async () => {
  await ask('/gone');
  await settled();
  rmSync(join(folder, 'gone'), { recursive: true });
  expect((await ask('/gone')).status).toBe(200);
});
