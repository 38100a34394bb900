import { addressLines, excerpt } from './computed-fields';

const letters = (text: string): string[] =>
  [...new Intl.Segmenter('en').segment(text)].map(({ segment }) => segment);

test('a text of exactly 200 characters stays as it is', () => {
  const text = 'x'.repeat(200);
  expect(excerpt(text)).toBe(text);
});

test('a text of 201 characters is cut after 200 and an ellipsis follows', () => {
  expect(excerpt('x'.repeat(201))).toBe(`${'x'.repeat(200)}…`);
});

test('an empty text stays empty', () => {
  expect(excerpt('')).toBe('');
});

test.each([
  ['a family of emoji', '👨‍👩‍👧‍👦'],
  ['a flag', '🇮🇳'],
  ['a letter with an accent of its own', 'e\u0301'],
  ['a skin tone', '👍🏽'],
  ['a Devanagari syllable', 'कि'],
])('%s counts as one character and is never cut in half', (_what, letter) => {
  expect(excerpt(letter.repeat(200))).toBe(letter.repeat(200));
  expect(excerpt(letter.repeat(201))).toBe(`${letter.repeat(200)}…`);
  expect(excerpt(`${'x'.repeat(199)}${letter}yz`)).toBe(`${'x'.repeat(199)}${letter}…`);
});

test('a text is counted in graphemes, not in code units', () => {
  const text = '👨‍👩‍👧‍👦'.repeat(150);
  expect(text.length).toBeGreaterThan(200);
  expect(excerpt(text)).toBe(text);
});

test('the excerpt of any text is a prefix of it, at most as long as requested', () => {
  const pieces = ['a', ' ', '₹', '👍🏽', '🇮🇳', 'e\u0301', '👨‍👩‍👧‍👦', 'कि', '.'];
  for (let seed = 0; seed < 300; seed += 1) {
    const text = Array.from(
      { length: seed % 40 },
      (_, at) => pieces[(seed * 31 + at * at * 7) % pieces.length],
    ).join('');
    const length = seed % 17;
    const cut = excerpt(text, length);
    if (letters(text).length <= length) expect(cut).toBe(text);
    else expect(letters(cut.slice(0, -1))).toEqual(letters(text).slice(0, length));
    expect(cut.endsWith('…')).toBe(letters(text).length > length);
  }
});

const town = (office: Record<string, string>) => addressLines({ street: 'A', country: 'B', ...office })[1];

test.each([
  ['IN', { locality: 'Mumbai', region: 'Maharashtra', postalCode: '400010' }, 'Mumbai, Maharashtra 400010'],
  ['US', { locality: 'Edison', region: 'New Jersey', postalCode: '08837' }, 'Edison, New Jersey 08837'],
  ['GB', { locality: 'London', postalCode: 'SW1A 1AA' }, 'London SW1A 1AA'],
  ['DE', { locality: 'Hamburg', postalCode: '20459' }, '20459 Hamburg'],
  ['IT', { locality: 'Milano', region: 'MI', postalCode: '20121' }, '20121 Milano MI'],
])('a town in %s', (countryCode, office, line) => {
  expect(town({ countryCode, ...office })).toBe(line);
});

test('an office without an address yet has no lines', () => {
  expect(addressLines({ countryCode: 'AE' })).toEqual([]);
});
