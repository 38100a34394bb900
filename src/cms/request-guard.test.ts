import { uploaded } from '../content-tools/pictures/check-pictures';
import { isOwnPage, pathBelow } from './request-guard';

const findBelow = (path: string, form?: RegExp) => pathBelow('content', form).safeParse(path).data;

test.each([
  ['content/services/x.json', 'services/x.json'],
  ['content/a.jpg', 'a.jpg'],
  ['content/services/../site.json', 'site.json'],
])('%s is %s of the content', (path, below) => {
  expect(findBelow(path)).toBe(below);
});

test('an upload of the wrong type can be removed, but not read or written', () => {
  expect(findBelow('content/a.heic', uploaded)).toBe('a.heic');
  expect(findBelow('content/a.heic')).toBeUndefined();
});

test('a folder is asked for as one', () => {
  expect(findBelow('content/services', /^/)).toBe('services');
  expect(findBelow('content', /^/)).toBe('');
  expect(findBelow('content/services')).toBeUndefined();
});

test.each([
  ['a file next to the content', 'package.json'],
  ['a way out of the content', 'content/../gatsby-node.json'],
  ['a folder whose name begins alike', 'content-old/x.json'],
  ['a script', 'content/a.ts'],
  ['the secrets of the project', '.env'],
])('%s is not in the content', (_what, path) => {
  expect(findBelow(path)).toBeUndefined();
});

test.each([
  ['localhost:8000', 'http://localhost:8000', true],
  ['127.0.0.1:8000', 'http://127.0.0.1:8000', true],
  ['localhost:8000', 'http://localhost:3000', false],
  ['localhost:8000', 'https://elsewhere.example', false],
  ['elsewhere.example:8000', 'http://elsewhere.example:8000', false],
  ['localhost:8000', undefined, false],
  ['localhost:8000', 'null', false],
])('to %s, a page of %s may write: %s', (host, origin, may) => {
  expect(isOwnPage({ host, origin })).toBe(may);
});
