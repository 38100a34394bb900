import { findBrowser } from '../tests/find-browser';

const find = (environment: Record<string, string>, ...there: string[]) =>
  findBrowser(environment, (path) => there.includes(path));

test.each<[string, Record<string, string>, string]>([
  ['CHROME_PATH before all others', { CHROME_PATH: '/opt/chrome', PATH: '/usr/bin' }, '/opt/chrome'],
  ['PATH', { PATH: '/nowhere:/usr/local/bin' }, '/usr/local/bin/google-chrome-stable'],
  ['a snap', { PATH: '/usr/bin' }, '/snap/bin/chromium'],
  ['macOS', { PATH: '/usr/bin' }, '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'],
  ['Edge on macOS', {}, '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge'],
])('%s', (_what, environment, path) => {
  expect(find(environment, path, '/usr/bin/no-browser')).toBe(path);
});

test('a CHROME_PATH that leads nowhere is not replaced by another browser', () => {
  expect(find({ CHROME_PATH: '/opt/typo', PATH: '/usr/bin' }, '/usr/bin/chromium')).toBeUndefined();
});

test('there may be none', () => {
  expect(find({ PATH: '/usr/bin' })).toBeUndefined();
});
