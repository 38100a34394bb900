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

test.each(['2 * 3 is 6', 'an [aside] here', '[out](https://example.org)', '[x](javascript:alert(1))', ''])(
  '%j has no marks',
  (text) => {
    expect(plainText(text)).toBe(text);
    expect(richLinks(text)).toEqual([]);
  },
);

test('the plain text has no marks', () => {
  expect(plainText('*Two* [links](/a), [here](/b)')).toBe('Two links, here');
  expect(richLinks('*Two* [links](/a), [here](/b)')).toEqual(['/a', '/b']);
});
