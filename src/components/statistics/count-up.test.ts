import { valueAt } from './count-up';

test.each([
  ['27%', 0.5, '14%'],
  ['1,140', 0.5, '570'],
  ['2,280', 0.75, '1,710'],
  ['6.4 years', 0.5, '3.2 years'],
  ['₹41 lakh', 0, '₹0 lakh'],
  ['27%', 1, '27%'],
])('%s at %f is %s', (value, share, expected) => {
  expect(valueAt(value, share)).toBe(expected);
});

test.each(['4 to 5 days', '2 of 1,140', '3rd of May 2023', 'none'])('%s does not count', (value) => {
  expect(valueAt(value, 0.5)).toBe(value);
});
