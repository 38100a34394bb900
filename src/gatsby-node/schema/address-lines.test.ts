import { addressLines } from './address-lines';

const town = (office: Record<string, string>) => addressLines({ street: 'A', country: 'B', ...office })[1];

test.each([
  ['IN', { locality: 'Mumbai', region: 'Maharashtra', postalCode: '400010' }, 'Mumbai, Maharashtra 400010'],
  ['US', { locality: 'Edison', region: 'New Jersey', postalCode: '08837' }, 'Edison, New Jersey 08837'],
  ['GB', { locality: 'London', postalCode: 'SW1A 1AA' }, 'London SW1A 1AA'],
  ['DE', { locality: 'Hamburg', postalCode: '20459' }, '20459 Hamburg'],
  ['IT', { locality: 'Milano', region: 'MI', postalCode: '20121' }, '20121 Milano MI'],
])('a town in %s', (countryCode, office, line) => {
  expect(town({ countryCode, ...office })).toBe(line);
});

test('an office without an address yet has no lines', () => {
  expect(addressLines({ countryCode: 'AE' })).toEqual([]);
});
