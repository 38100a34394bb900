import { readContact } from './read-head';

test.each([
  ['https://www.sevenisle.example/contact-us?contact=devika-nair', 'devika-nair'],
  ['https://www.sevenisle.example/contact-us?contact=', undefined],
  ['https://www.sevenisle.example/contact-us', undefined],
  ['no address', undefined],
  [undefined, undefined],
])('the page at %s names %s', (referer, contact) => {
  expect(readContact({ referer })).toBe(contact);
});
