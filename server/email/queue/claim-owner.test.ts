import { formatOwner, isGone, ownProcess } from './claim-owner';

const self = ownProcess();
const none = () => false;
const all = () => true;

test('the own process always matches itself', () => {
  expect(ownProcess()).toEqual(self);
  expect(isGone(formatOwner(self), self)).toBe(false);
});

test.each([
  ['a dead process of this machine', { ...self, pid: self.pid + 1 }, none, true],
  ['a living process of this machine', { ...self, pid: self.pid + 1 }, all, false],
  ['an earlier process with this number', { ...self, start: 'earlier' }, all, true],
  ['a process of another machine', { ...self, host: 'elsewhere' }, none, false],
])('%s', (_, owner, alive, gone) => {
  expect(isGone(formatOwner(owner), self, alive)).toBe(gone);
});

test('the operating system is asked', () => {
  expect(isGone(formatOwner({ ...self, pid: 1 }), self)).toBe(false);
  expect(isGone(formatOwner({ ...self, pid: 4_194_304 }), self)).toBe(true);
});

test('an unknown owner holds no claim', () => {
  expect(isGone('nonsense', self)).toBe(true);
});
