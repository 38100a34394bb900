import { nearestOffice } from './failed-outcome';

const mumbai = { name: 'Mumbai', timeZone: 'Asia/Kolkata' };
const austin = { name: 'Austin', timeZone: 'America/Chicago' };
const winter = new Date('2026-01-15T12:00:00Z');

test.each([
  ['India', 330, 'Mumbai'],
  ['the Gulf', 240, 'Mumbai'],
  ['London', 0, 'Mumbai'],
  ['Tokyo', 540, 'Mumbai'],
  ['New York', -300, 'Austin'],
  ['Honolulu', -600, 'Austin'],
])('a visitor in %s is sent to the office with the closest clock', (_where, offset, name) => {
  expect(nearestOffice([mumbai, austin], offset, winter)?.name).toBe(name);
  expect(nearestOffice([austin, mumbai], offset, winter)?.name).toBe(name);
});

test('the distance goes around the globe', () => {
  const auckland = { name: 'Auckland', timeZone: 'Pacific/Auckland' };
  expect(nearestOffice([mumbai, auckland], -600, winter)?.name).toBe('Auckland');
});

test('a time zone that the browser does not know counts as UTC', () => {
  expect(nearestOffice([{ name: 'Nowhere', timeZone: 'Moon/Base' }, austin], 0, winter)?.name).toBe(
    'Nowhere',
  );
});

test('there may be no office', () => {
  expect(nearestOffice([], 0, winter)).toBeUndefined();
});
