import { longDate } from './long-date';

test.each(
  Array.from({ length: 12 }, (_, index) => `2024-${String(index + 1).padStart(2, '0')}-0${(index % 9) + 1}`),
)('writes %s as British English does', (iso) => {
  const expected = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
  expect(longDate(iso)).toBe(expected.format(new Date(`${iso}T00:00:00Z`)));
});
