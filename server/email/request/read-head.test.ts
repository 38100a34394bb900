import { readHead } from './read-head';

const contactOf = (referer?: string) =>
  readHead({ method: 'POST', headers: { ...(referer && { referer }) } }, '192.0.2.1', 0).contact;

test.each([
  ['https://www.sevenisle.example/contact-us?contact=devika-nair', 'devika-nair'],
  ['https://www.sevenisle.example/contact-us?contact=', undefined],
  ['https://www.sevenisle.example/contact-us', undefined],
  ['no address', undefined],
  [undefined, undefined],
])('the page at %s names %s', (referer, contact) => {
  expect(contactOf(referer)).toBe(contact);
});
