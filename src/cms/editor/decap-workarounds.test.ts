import { freeName, isOtherEntry } from './decap-workarounds';

const file = (name: string) => ({ name, size: 4242, lastModified: 1_732_000_000_000 });

test('a name that is free stays', () => {
  expect(freeName(file('Harbour.jpg'), new Set(['isle.jpg']), false)).toBe('Harbour.jpg');
});

test.each(['isle.jpg', 'ISLE.JPG'])('%s, which is there, gets another', (name) => {
  const free = freeName(file(name), new Set(['isle.jpg']), false);
  expect(free.toLowerCase()).toMatch(/^isle-[a-z0-9]{6}\.jpg$/);
});

test('two files of one name and size get two names', () => {
  const first = freeName(file('isle.jpg'), new Set(['isle.jpg']), false);
  expect(freeName(file('isle.jpg'), new Set(['isle.jpg', first]), false)).not.toBe(first);
});

test('where the list of names may be old, every upload gets a new name', () => {
  expect(freeName(file('isle.jpg'), new Set(), true)).toMatch(/^isle-[a-z0-9]{6}\.jpg$/);
});

const at = (place: string) => `http://localhost:8000/admin#/collections/${place}`;

test.each([
  ['service/entries/automation', 'industry/entries/retail', true],
  ['service/entries/automation', 'service/entries/data-science', true],
  ['service/entries/automation', 'service', false],
  ['service', 'service/entries/automation', false],
  ['service/new', 'service/entries/robotics', false],
  ['service/entries/automation', 'service/entries/automation', false],
])('from %s to %s the form is loaded again: %s', (before, now, again) => {
  expect(isOtherEntry(at(before), at(now))).toBe(again);
});
