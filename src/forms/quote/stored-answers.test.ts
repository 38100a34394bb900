import { readAnswers } from './read-answers';
import { noValues } from './steps';
import { clearAnswers, keptText, withStorage, writeAnswers } from './stored-answers';

const choices = { service: ['Automation'], stage: ['An idea'], budget: ['Little'], timeline: ['Soon'] };

const emptyStorage = () => {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  };
};

const answers = {
  step: 'budget',
  seenSummary: false,
  values: { ...noValues, service: 'Automation', scope: 'Two forms' },
} as const;

test('answers are restored as they were saved', () => {
  const storage = emptyStorage();
  writeAnswers(storage, answers);
  expect(readAnswers(keptText(storage) ?? '', choices)).toEqual(answers);
});

test('nothing is saved before anything is typed', () => {
  const storage = emptyStorage();
  writeAnswers(storage, { ...answers, values: noValues });
  expect(storage.items.size).toBe(0);
});

test('a deleted answer is no longer saved', () => {
  const storage = emptyStorage();
  writeAnswers(storage, answers);
  writeAnswers(storage, { ...answers, values: noValues });
  expect(storage.items.size).toBe(0);
});

test('nothing is saved once the form has been sent', () => {
  const storage = emptyStorage();
  writeAnswers(storage, answers);
  clearAnswers(storage);
  expect(storage.items.size).toBe(0);
});

test('a choice that is no longer offered is an open question', () => {
  const storage = emptyStorage();
  writeAnswers(storage, { ...answers, values: { ...answers.values, service: 'Fax machines' } });
  expect(readAnswers(keptText(storage) ?? '', choices)?.values).toEqual({ ...noValues, scope: 'Two forms' });
});

test.each([[''], ['{'], ['null'], ['[]'], ['{"values":"x"}']])('%j in the storage is nothing', (text) => {
  const storage = emptyStorage();
  storage.setItem('quote-answers', text);
  expect(readAnswers(keptText(storage) ?? '', choices)).toBeUndefined();
});

test('an unknown step is the first', () => {
  const storage = emptyStorage();
  storage.setItem('quote-answers', '{"step":"payment","values":{"name":7,"email":"a@b.co"}}');
  expect(readAnswers(keptText(storage) ?? '', choices)).toEqual({
    step: 'service',
    seenSummary: false,
    values: { ...noValues, email: 'a@b.co' },
  });
});

test('a browser that refuses storage is no error', () => {
  expect(withStorage((storage) => storage.getItem('x'))).toBeUndefined();
});
