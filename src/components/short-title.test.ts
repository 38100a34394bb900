import { shortTitle } from './short-title';

test.each([
  ['How We Work: Prices, Contracts, Hours', 'How We Work'],
  ['How We Work', 'How We Work'],
  ['Open 9:30', 'Open 9:30'],
])('%s', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});
