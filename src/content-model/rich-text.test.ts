import { plainText, richLinks, richPieces } from './rich-text';

test('emphasis and links are pieces of their own', () => {
  expect(richPieces('Read *this* and [that](/projects/impex) now')).toEqual([
    { text: 'Read ', start: 0 },
    { text: 'this', start: 5, emphasised: true },
    { text: ' and ', start: 11 },
    { text: 'that', start: 16, link: '/projects/impex' },
    { text: ' now', start: 39 },
  ]);
});

test.each([
  'A crate of 2 * 3 * 4 feet, 2*3*4, a 4* hotel beside a 5* hotel.',
  '**bold**',
  'an [aside] here',
  '[out](https://example.org)',
  '[x](javascript:alert(1))',
  '',
])('%j has no marks', (text) => {
  expect(plainText(text)).toBe(text);
  expect(richLinks(text)).toEqual([]);
});

test.each([
  ['*Acme*’s 4* hotel', 'Acme’s 4* hotel'],
  ['(*both*), *these*.', '(both), these.'],
  ['*1. When?* Now', '1. When? Now'],
])('%j has emphasis', (text, plain) => {
  expect(plainText(text)).toBe(plain);
});

test('the plain text has no marks', () => {
  expect(plainText('*Two* [links](/a), [here](/b)')).toBe('Two links, here');
  expect(richLinks('*Two* [links](/a), [here](/b)')).toEqual(['/a', '/b']);
});
