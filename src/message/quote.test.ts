import { composeQuoteMessage } from './quote';

const answers = {
  service: 'Web application',
  stage: 'An idea',
  budget: '₹10 to 25 lakh',
  timeline: 'Within 3 months',
  scope: 'A portal for dealers.\r\nTwo languages.',
};

test('every answer is listed under its label, in order', () => {
  expect(composeQuoteMessage(answers, TEXTS.request, 'Call me after six.')).toBe(
    [
      'Request for a quote',
      '',
      'Service: Web application',
      'Stage: An idea',
      'Budget: ₹10 to 25 lakh',
      'Timeline: Within 3 months',
      '',
      'Scope:',
      'A portal for dealers.',
      'Two languages.',
      '',
      'Anything else:',
      'Call me after six.',
    ].join('\n'),
  );
});

test.each([
  [{ scope: 'A portal' }, '', 'Request for a quote\n\nScope: A portal'],
  [{ service: ' ', budget: '' }, 'Just this', 'Request for a quote\n\nAnything else:\nJust this'],
  [{ service: ' ' }, ' \n', ''],
  [{ scope: '\u200b' }, '\u2060', ''],
  [{}, undefined, ''],
])('open questions are left out: %j', (given, note, expected) => {
  expect(composeQuoteMessage(given, TEXTS.request, note)).toBe(expected);
});
