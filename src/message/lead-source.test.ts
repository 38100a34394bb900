import { tidySource } from './lead-source';

test('known fields are kept, others are not', () => {
  expect(tidySource({ page: '/contact-us', referrer: 'example.org', visitor: '42' })).toEqual({
    page: '/contact-us',
    referrer: 'example.org',
  });
});

test('a line break cannot start a line of the mail', () => {
  expect(tidySource({ utm_campaign: 'a\r\nBcc: x@example.org' })).toEqual({
    utm_campaign: 'a Bcc: x@example.org',
  });
});

test('characters that reverse text are left out, and long values are cut', () => {
  expect(tidySource({ page: `\u202e${'x'.repeat(500)}` }).page).toBe('x'.repeat(200));
});

test.each([null, undefined, 'page', 7, [], { page: 1 }, { page: '   ' }, Object.create({ page: '/x' })])(
  '%p has no source',
  (value) => {
    expect(tidySource(value)).toEqual({});
  },
);
