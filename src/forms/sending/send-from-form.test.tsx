import { formId } from './send-from-form';

test('a form has one id as long as it is shown, and another form has another', () => {
  const [one, two] = [document.createElement('form'), document.createElement('form')];
  let made = 0;
  Object.assign(crypto, { randomUUID: () => `id-${++made}` });
  expect(formId(one)).toEqual({ id: 'id-1' });
  expect(formId(one)).toEqual({ id: 'id-1' });
  expect(formId(two)).toEqual({ id: 'id-2' });
});

test('where the browser makes no ids, the form has none', () => {
  Object.assign(crypto, { randomUUID: undefined });
  expect(formId(document.createElement('form'))).toEqual({});
});
