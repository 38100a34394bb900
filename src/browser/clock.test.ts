import { isDaytime, nextChange, readClock } from './clock';

const weekdays = [{ opens: '09:30', closes: '18:30', weekdays: '1-5' }];
const at = (date: string) => readClock('Asia/Kolkata', new Date(`${date}+05:30`));

test.each([
  ['2026-11-27T09:29', { time: '9:30', isOpen: false, ahead: 0 }],
  ['2026-11-27T09:30', { time: '18:30', isOpen: true, ahead: 0 }],
  // A Friday evening, and the night after.
  ['2026-11-27T18:30', { time: '9:30', isOpen: false, ahead: 3 }],
  ['2026-11-29T23:59', { time: '9:30', isOpen: false, ahead: 1 }],
])('at %s the next change of an office is %o', (date, change) => {
  expect(nextChange(weekdays, at(date))).toMatchObject(change);
});

test('an office closes for its break, and opens again', () => {
  const hours = [
    { opens: '09:00', closes: '12:00', weekdays: '6' },
    { opens: '13:00', closes: '15:00', weekdays: '6' },
  ];
  expect(nextChange(hours, at('2026-11-28T12:30'))).toMatchObject({ time: '13:00', isOpen: false, ahead: 0 });
  expect(isDaytime(hours, at('2026-11-28T12:30'))).toBe(true);
});

test('without weekdays nobody knows when an office opens', () => {
  expect(nextChange([{ opens: '09:30', closes: '18:30' }], at('2026-11-27T12:00'))).toBeUndefined();
});

test.each([
  ['09:29', false],
  ['09:30', true],
  ['18:30', false],
])('at %s it is day: %s, on a Sunday, too', (time, isDay) => {
  expect(isDaytime(weekdays, at(`2026-11-29T${time}`))).toBe(isDay);
});
