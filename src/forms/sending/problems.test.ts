import { listProblems, problemText, stillShown, toastTexts } from './problems';

const name = { field: 'name', text: 'Name?', stops: true };
const email = { field: 'email', text: 'Email?', stops: true };
const phone = { field: 'phoneNumber', text: 'Phone?', stops: false };
const message = { field: 'message', text: 'Message?', stops: true };

test.each([
  [[], []],
  [[phone], ['Phone?']],
  [[email, phone, message], ['Email?']],
  [
    [phone, message],
    ['Phone?', 'Message?'],
  ],
  [[name, email], ['Name?']],
])('toasts go up to the problem that stops: %j', (problems, texts) => {
  expect(toastTexts(problems)).toEqual(texts);
});

test('texts by field become problems in the order of the fields', () => {
  const texts = { phoneNumber: 'Phone?', name: 'Name?', email: undefined };
  expect(listProblems(['name', 'email', 'phoneNumber'], texts, (field) => field === 'name')).toEqual([
    name,
    phone,
  ]);
});

test('a field shows its own problem', () => {
  expect(problemText([name, phone], 'phoneNumber')).toBe('Phone?');
  expect(problemText([name, phone], 'email')).toBeUndefined();
});

test('while typing, shown problems disappear or change, and no other appears', () => {
  const changed = { ...email, text: 'Email has capitals?' };
  expect(stillShown([name, email], [changed, message])).toEqual([changed]);
});
