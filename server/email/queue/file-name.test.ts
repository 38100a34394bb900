import { acceptedAt, claimedName, deliveredInfo, newBase, parseName, readId, waitingName } from './file-name';

const id = '3f9a2c00112233445566778899aabbcc';
const now = Date.UTC(2026, 10, 21, 3, 27, 0, 123);
const base = newBase({ id, now, pid: 42, counter: 7, host: 'web-1.example', size: 812 });

test('a new name follows the Maildir convention', () => {
  expect(base).toBe(`1795231620.M123000P42Q7R${id}.web-1.example,S=812`);
});

test('odd characters of the host do not reach the name', () => {
  expect(newBase({ id, now, pid: 1, counter: 1, host: 'a/b:c,O=d', size: 1 })).toContain(
    '.a\\057b\\072c\\054O=d,S=1',
  );
});

test('a name is parsed back into its parts', () => {
  const state = { attempts: 3, firstAttempt: now, due: now + 90_000 };
  const seconds = Math.floor(now / 1000) * 1000;
  expect(parseName(base)).toEqual({ base, attempts: 0, firstAttempt: undefined, due: 0, owner: undefined });
  expect(parseName(waitingName(base, state))).toEqual({
    base,
    attempts: 3,
    firstAttempt: seconds,
    due: seconds + 91_000,
    owner: undefined,
  });
  expect(parseName(claimedName(base, state, 'host-42-x'))).toEqual({
    base,
    attempts: 3,
    firstAttempt: seconds,
    due: 0,
    owner: 'host-42-x',
  });
  expect(parseName(`${base}${deliveredInfo}`).base).toBe(base);
});

test('the name has id and time', () => {
  expect(readId(base)).toBe(id);
  expect(acceptedAt(base)).toBe(Math.floor(now / 1000) * 1000);
});

test('a name from another program is kept', () => {
  const foreign = '1795231620.V801I2M5.host';
  expect(parseName(`${foreign}:2,F`)).toEqual({ base: foreign, attempts: 0, due: 0 });
  expect(readId(foreign)).toBe('1795231620.V801I2M5');
  expect(acceptedAt('letter')).toBeUndefined();
});
