import { isOtherEntry } from './other-entry';

const at = (place: string) => `http://localhost:8000/admin#/collections/${place}`;

test.each([
  ['service/entries/automation', 'industry/entries/retail', true],
  ['service/entries/automation', 'service/entries/data-science', true],
  ['service/entries/automation', 'service', false],
  ['service', 'service/entries/automation', false],
  ['service/new', 'service/entries/robotics', false],
  ['service/entries/automation', 'service/new', false],
  ['office/new', 'job/new', true],
  ['office/new', 'job/entries/analyst', true],
  ['service/entries/automation', 'service/entries/automation', false],
])('from %s to %s the form is loaded again: %s', (before, now, again) => {
  expect(isOtherEntry(at(before), at(now))).toBe(again);
});
