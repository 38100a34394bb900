import { explainWrongType, nameUpload } from './uploads';

test('a picture that is chosen twice gets two names', () => {
  const name = nameUpload('At sea.v2.jpg');
  expect(name).toMatch(/^At sea\.v2-[\da-f]{8}\.jpg$/);
  expect(nameUpload('At sea.v2.jpg')).not.toBe(name);
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
