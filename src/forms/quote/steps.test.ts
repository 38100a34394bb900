import { describePosition, findStep, noValues, stepBefore, stepNames, steps } from './steps';

test('every field is asked for in exactly one step', () => {
  expect(stepNames.flatMap((step) => steps[step].fields).sort()).toEqual(Object.keys(noValues).sort());
});

test('each step but the first leads back', () => {
  expect(stepNames.map(stepBefore)).toEqual([undefined, 'service', 'scope', 'budget', 'timeline', 'contact']);
});

test('the summary is not counted as a step', () => {
  expect(stepNames.map(describePosition)).toEqual([
    'Step 1 of 5',
    'Step 2 of 5',
    'Step 3 of 5',
    'Step 4 of 5',
    'Step 5 of 5',
    'Before you send',
  ]);
});

test('the step of a field is found', () => {
  expect(findStep('phoneNumber')).toBe('contact');
});
