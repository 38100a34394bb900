import { type FormState, initialState, nextState } from './message-form-state';

const problem = { field: 'name', text: 'Please enter your name.', stops: true } as const;
const filled: FormState<'name'> = { phase: 'sending', problems: [problem], reason: 'Too many messages.' };

test('a check replaces the problems and ends an earlier attempt', () => {
  expect(nextState(filled, { type: 'checked', problems: [] })).toEqual(initialState);
});

test('an edit keeps the phase', () => {
  expect(nextState(filled, { type: 'edited', problems: [] })).toEqual({ ...filled, problems: [] });
});

test('sending keeps the problems that do not stop it', () => {
  expect(nextState({ ...filled, phase: 'ready' }, { type: 'sending' }).problems).toEqual([problem]);
});

test('success clears everything', () => {
  expect(nextState(filled, { type: 'sent' })).toEqual({ phase: 'sent', problems: [], reason: undefined });
});

test('a failure keeps the problems and gives the reason', () => {
  expect(nextState(filled, { type: 'failed', reason: 'Offline.' })).toEqual({
    phase: 'failed',
    problems: [problem],
    reason: 'Offline.',
  });
});

test('refused fields stay with the failure that refused them', () => {
  const failed = nextState<'name'>({ ...filled, problems: [] }, { type: 'failed' });
  expect(nextState(failed, { type: 'refused', problems: [problem] })).toMatchObject({
    phase: 'failed',
    problems: [problem],
  });
});
