import { readLocale } from './constants';

test.each([
  ['en-IN', { one: [1] }],
  ['fr-FR', { one: [0, 1] }],
  ['ja-JP', {}],
])('plural categories of %s', (tag, plurals) => {
  // French has "many" for millions.
  expect(readLocale(tag).plurals).toEqual(tag === 'fr-FR' ? { ...plurals, many: [] } : plurals);
});

test.each([
  ['en-IN', 2],
  ['en-GB', 3],
])('groups of digits of %s', (tag, size) => {
  expect(readLocale(tag).groupSize).toBe(size);
});

test.each([
  ['en-IN', '{day} {month} {year}', 'March', ',', '.'],
  ['en-US', '{month} {day}, {year}', 'March', ',', '.'],
  ['de-DE', '{day}. {month} {year}', 'März', '.', ','],
  // Of Arabia's own calendar and Egypt's own digits there are none.
  ['ar-SA', '{day} {month} {year}', 'مارس', ',', '.'],
  ['ar-EG', '{day} {month} {year}', 'مارس', ',', '.'],
  // In a date Polish uses the genitive.
  ['pl-PL', '{day} {month} {year}', 'marca', '\u00a0', ','],
])('dates and numbers of %s', (tag, date, march, group, decimal) => {
  const locale = readLocale(tag);
  expect(locale).toMatchObject({ tag, date, group, decimal });
  expect(locale.months).toHaveLength(12);
  expect(locale.months[2]).toBe(march);
});
