import { describeSharedHours, findOpenHours, seasons } from './hours-table';

const day = { opens: '08:00', closes: '18:30' };
const mumbai = { name: 'Mumbai', timeZone: 'Asia/Kolkata', hours: [{ opens: '09:30', closes: '18:30' }] };
const edison = { name: 'Edison', timeZone: 'America/New_York', hours: [{ opens: '09:00', closes: '17:30' }] };

test.each([
  ['Asia/Kolkata', mumbai, '9:30 to 18:30 with Mumbai'],
  ['Asia/Dubai', mumbai, '8:00 to 17:00 with Mumbai'],
  ['Asia/Riyadh', mumbai, '8:00 to 16:00 with Mumbai'],
  ['Europe/London', mumbai, '8:00 to 13:00 with Mumbai; in summer 8:00 to 14:00'],
  ['Europe/London', edison, '14:00 to 18:30 with Edison'],
  ['America/New_York', edison, '9:00 to 17:30 with Edison'],
  ['America/New_York', mumbai, '8:00 to 9:00 with Mumbai, in summer only'],
  ['America/Los_Angeles', edison, '8:00 to 14:30 with Edison'],
])('in %s: %s', (timeZone, office, text) => {
  expect(describeSharedHours(day, timeZone, office)).toBe(text);
});

test('without a common hour there is nothing to say', () => {
  expect(describeSharedHours(day, 'Asia/Kolkata', edison)).toBeUndefined();
});

test('an office may be at work while it is yesterday there', () => {
  const sydney = { opens: '07:00', closes: '12:00' };
  expect(describeSharedHours(sydney, 'Australia/Sydney', edison)).toBe(
    '7:00 to 9:30 with Edison; in summer 7:00 to 7:30',
  );
});

test('an office’s day that crosses the client’s midnight has two parts', () => {
  const [winter = new Date()] = seasons;
  const day = { opens: '00:00', closes: '24:00' };
  expect(findOpenHours(day, 'Asia/Dubai', edison, winter)).toEqual([
    [1080, 1440],
    [0, 150],
  ]);
});
