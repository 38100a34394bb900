import { writeStored } from '../../browser/session-storage';
import { noValues } from './steps';
import { answersKey, readAnswers, storeAnswers } from './stored-answers';

beforeEach(() => window.sessionStorage.clear());

const answers = {
  step: 'budget',
  seenSummary: false,
  values: { ...noValues, service: 'Automation', scope: 'Two forms' },
} as const;

test('answers are restored as they were saved', () => {
  storeAnswers(answers);
  expect(readAnswers()).toEqual(answers);
});

test('nothing is saved before anything is typed', () => {
  storeAnswers({ ...answers, values: noValues });
  expect(window.sessionStorage).toHaveLength(0);
});

test('a deleted answer is no longer saved', () => {
  storeAnswers(answers);
  storeAnswers({ ...answers, values: noValues });
  expect(window.sessionStorage).toHaveLength(0);
});

test('nothing is saved once the form has been sent', () => {
  storeAnswers(answers);
  writeStored(answersKey, undefined);
  expect(window.sessionStorage).toHaveLength(0);
});

test.each([[''], ['{'], ['null'], ['[]'], ['{"values":"x"}']])('%j in the storage is nothing', (text) => {
  window.sessionStorage.setItem(answersKey, text);
  expect(readAnswers()).toBeUndefined();
});

test('an unknown step is the first', () => {
  window.sessionStorage.setItem(answersKey, '{"step":"payment","values":{"name":7,"email":"a@b.co"}}');
  expect(readAnswers()).toEqual({
    step: 'service',
    seenSummary: false,
    values: { ...noValues, email: 'a@b.co' },
  });
});

test('a browser that refuses storage is no error', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('denied');
  });
  storeAnswers(answers);
  expect(readAnswers()).toBeUndefined();
  jest.restoreAllMocks();
});
