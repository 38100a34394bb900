import { explainWrongType, nameByContent } from './uploads';

test('the name of an upload follows from its bytes', async () => {
  const name = (bytes: string) => nameByContent(new File([bytes], 'At sea.v2.jpg'));
  expect(await name('one')).toBe('At sea.v2-7692c3ad.jpg');
  expect(await name('other')).not.toBe(await name('one'));
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
