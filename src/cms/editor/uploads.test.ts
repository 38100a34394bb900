import { explainWrongType, freeName } from './uploads';

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

const heads = {
  jpg: '\xff\xd8\xff\xe0',
  mp4: '\0\0\0\x20ftypisom',
  heic: '\0\0\0\x24ftypheic',
  pdf: '%PDF-1.7',
  svg: '<?xml version="1.0"?><svg>',
};

test.each([
  ['harbour.JPG', heads.jpg],
  ['film.mp4', heads.mp4],
  ['logo.svg', heads.svg],
])('%s may be chosen', (name, head) => {
  expect(explainWrongType(name, head)).toBeUndefined();
});

test.each([
  ['IMG_1.HEIC', heads.heic, 'is a HEIC picture'],
  ['harbour.jpg', heads.heic, 'is a HEIC picture'],
  ['offer.pdf', heads.pdf, 'is no picture or video'],
  ['harbour.png', heads.jpg, 'has the ending of another type'],
])('%s is refused: it %s', (name, head, words) => {
  expect(explainWrongType(name, head)).toContain(words);
});
