import { chromiumPath } from './chromium-path';

test('CHROME_PATH names the browser', () => {
  expect(chromiumPath({ CHROME_PATH: process.execPath })).toBe(process.execPath);
});

test('a CHROME_PATH that leads nowhere is not replaced by another browser', () => {
  expect(() => chromiumPath({ CHROME_PATH: '/opt/typo' })).toThrow('CHROME_PATH names no file: /opt/typo');
});

test.each(['darwin arm64', 'win32 x64', 'linux arm64'])('%s needs a browser by CHROME_PATH', (machine) => {
  expect(() => chromiumPath({}, machine)).toThrow('Set CHROME_PATH');
});
