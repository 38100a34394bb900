import { fill, plural, writeNumber } from './fill';
import { languages } from './languages';

type Found = Readonly<Record<string, unknown>>;

/** Every text by its path; of a plural each form. */
const listTexts = (texts: object, path = ''): [path: string, text: string][] =>
  Object.entries(texts).flatMap(([key, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? listTexts(value, `${path}${key}.`)
      : [[path + key, String(value)]],
  );

const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
const isPlural = (value: unknown): value is Found =>
  typeof value === 'object' && value !== null && 'other' in value;

/** What each text needs: its parameters, and of a plural the forms of the language. */
const describe = (texts: object, language: string, path = ''): Record<string, string> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, value]: [string, unknown]): [string, string][] => {
      const parameters = [...new Set(JSON.stringify(value).match(/\{\w+\}/g))].sort().join(' ');
      if (typeof value === 'string') return [[path + key, parameters]];
      if (!isPlural(value)) return Object.entries(describe(Object(value), language, `${path}${key}.`));
      const missing = categories(language).filter((category) => !(category in value));
      return [[path + key, [parameters, ...missing.map((form) => `lacks ${form}`)].join(' ')]];
    }),
  );

const english = describe(languages.en ?? {}, 'en');

test.each(Object.keys(languages))('%s has every text, with its parameters and plural forms', (language) => {
  expect(describe(languages[language] ?? {}, language)).toEqual(english);
  expect(Object.keys(english).length).toBeGreaterThan(200);
});

test.each(Object.keys(languages))('no text of %s is empty or loosely set', (language) => {
  const bad = listTexts(languages[language] ?? {}).filter(
    ([, text]) =>
      text.trim() !== text || text === '' || / {2}|'|\.\.\.$|"/.test(text.replace('Loading...', '')),
  );
  expect(bad).toEqual([]);
});

test('texts that the specification fixes are there word for word', () => {
  const { page, rules, form, errors } = TEXTS;
  expect([
    page.loading,
    errors.page,
    errors.notFound,
    form.sent,
    form.failed,
    rules.emailForm,
    rules.emailCharacters,
    rules.phone,
  ]).toEqual([
    'Loading...',
    'Unexpected Application Error!',
    '404 Not Found',
    'Thank you! Your form has been submitted. We will connect with you shortly.',
    'Oops! Something went wrong. Please try again shortly.',
    'Please enter a valid email address.',
    'Please enter a valid email address. Email address does not support special character like %, # and all alphabetical letters must be small.',
    'Please enter a valid 10 digit phone number',
  ]);
});

test('parameters are filled in, and what looks like one in a value stays', () => {
  expect(fill('{a} of {b}, {a}', { a: '{b}', b: 2 })).toBe('{b} of 2, {b}');
});

test.each([
  [999, '999'],
  [25_000, '25,000'],
  [1_234_567.5, '12,34,567.5'],
])('%f is written as in India', (value, text) => {
  expect(writeNumber(value)).toBe(text);
});

test('and as elsewhere', () => {
  expect(writeNumber(1_234_567, 3)).toBe('1,234,567');
});

test.each([
  [0, '0 projects'],
  [1, '1 project'],
  [2, '2 projects'],
  [101, '101 projects'],
])('%i takes its plural form', (count, text) => {
  expect(plural(TEXTS.projects.all, count)).toBe(text);
});
