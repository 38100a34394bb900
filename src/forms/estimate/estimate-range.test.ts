import { estimateRange, rangeText } from './estimate-range';

const money = {
  text: '₹# lakh',
  large: '₹# crore',
  abroad: 'US$#',
  rate: 1200,
};

test('the factors multiply the range', () => {
  expect(estimateRange({ low: 5, high: 12 }, [1.5, 2])).toEqual({ low: 15, high: 36 });
});

test('a range has two significant digits', () => {
  expect(estimateRange({ low: 7, high: 33 }, [1.37])).toEqual({ low: 9.6, high: 45 });
});

test('is told in lakh and dollars', () => {
  expect(rangeText({ low: 12, high: 26 }, money)).toBe('₹12 lakh to ₹26 lakh (US$14,000 to US$31,000)');
});

test('from a hundred lakh on it is a crore', () => {
  expect(rangeText({ low: 60, high: 120 }, money)).toBe('₹60 lakh to ₹1.2 crore (US$72,000 to US$140,000)');
});

test('a company without a large unit and without clients abroad writes one range', () => {
  const euros = { text: '# €', large: null, abroad: null, rate: null };
  expect(rangeText({ low: 8000, high: 22_000 }, euros)).toBe('8,000 € to 22,000 €');
});
