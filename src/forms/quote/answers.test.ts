import {
  composeMessage,
  findProblems,
  findStepProblems,
  firstOpenStep,
  readServerProblems,
  stepAfter,
} from './answers';
import { noValues, stepNames } from './steps';

const complete = {
  service: 'Automation',
  stage: 'An idea',
  files: '',
  scope: 'Two forms',
  budget: 'Under 5 lakh',
  timeline: 'No fixed date',
  name: 'Asha',
  email: 'asha@example.in',
  phoneNumber: '',
};

test('the answers become one message', () => {
  const message = composeMessage(complete);
  expect(message).toMatchObject({ name: 'Asha', email: 'asha@example.in', phoneNumber: '' });
  expect(message.message).toContain('Budget: Under 5 lakh');
});

describe('problems', () => {
  test('a complete form has none', () => {
    expect(findProblems(complete)).toEqual([]);
  });

  test('an empty form has a problem for everything but the phone number, in the order of the steps', () => {
    expect(findProblems(noValues).map(({ field, text }) => [field, text])).toEqual([
      ['service', TEXTS.quote.serviceMissing],
      ['stage', TEXTS.quote.stageMissing],
      ['scope', TEXTS.quote.scopeMissing],
      ['budget', TEXTS.quote.budgetMissing],
      ['timeline', TEXTS.quote.timelineMissing],
      ['name', TEXTS.rules.nameMissing],
      ['email', TEXTS.rules.emailForm],
    ]);
  });

  test('a step answers only for its own fields', () => {
    expect(findStepProblems('scope', { ...noValues, stage: 'An idea' }).map(({ field }) => field)).toEqual([
      'scope',
    ]);
  });

  test('blanks are not a description', () => {
    expect(findStepProblems('scope', { ...complete, scope: ' \n ' })).toHaveLength(1);
  });

  test('a description too long for one message is reported at its field', () => {
    expect(findProblems({ ...complete, scope: 'x'.repeat(10_000) })).toEqual([
      { field: 'scope', text: 'Please shorten your message to at most 10,000 characters.', stops: true },
    ]);
  });

  test('a bad phone number is reported and stops nothing', () => {
    const values = { ...complete, phoneNumber: '12345' };
    expect(findProblems(values)).toEqual([{ field: 'phoneNumber', text: TEXTS.rules.phone, stops: false }]);
    expect(firstOpenStep(values)).toBe('summary');
  });

  test('what the server finds wrong with the message belongs to the description', () => {
    expect(readServerProblems({ message: 'Too long.', email: 'Wrong.' })).toEqual([
      { field: 'scope', text: 'Too long.', stops: true },
      { field: 'email', text: 'Wrong.', stops: true },
    ]);
  });
});

describe('the order of the steps', () => {
  test('leads from each step to the next', () => {
    expect(stepNames.map((step) => stepAfter(step, noValues, false))).toEqual([
      'scope',
      'budget',
      'timeline',
      'contact',
      'summary',
      'summary',
    ]);
  });

  test('returns to the summary after a change', () => {
    expect(stepAfter('service', complete, true)).toBe('summary');
  });

  test('shows open questions before the summary', () => {
    expect(stepAfter('service', { ...complete, budget: '' }, true)).toBe('budget');
  });
});
