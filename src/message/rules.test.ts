import type { ContactMessage } from './fields';
import {
  checkField,
  checkMessage as checkWith,
  countCharacters,
  isBlank,
  type MessageRules,
  tidyMessage,
} from './rules';

const good: ContactMessage = {
  name: 'Asha Rao',
  email: 'asha@example.in',
  phoneNumber: '',
  message: 'Hello',
};
const emailForm = 'Please enter a valid email address.';
const emailCharacters =
  'Please enter a valid email address. Email address does not support special character like %, # and all alphabetical letters must be small.';
const phone = 'Please enter a valid 10 digit phone number';
const nameLong = 'Please keep your name to 40 characters.';
const messageLong = 'Please shorten your message to at most 10,000 characters.';

const rules: MessageRules = { forms: FORM_RULES, texts: TEXTS, locale: 'en-IN' };
const checkMessage = (message: ContactMessage) => checkWith(message, rules);

const findProblems = (change: Partial<ContactMessage>) =>
  checkMessage({ ...good, ...change }).map(({ field, text }) => `${field}: ${text}`);

describe('e-mail', () => {
  test.each([
    ['asha@example.in'],
    ['a@b.co'],
    ["o'hara+web@mail.example.co.uk"],
    ['first.last@example.museum'],
    ['1234567890@1.23'],
    ['_-~!$&*=^`{|}/?@example.com'],
    ['a..b@example.com'],
    ['asha@xn--bcher-kva.example'],
    ['info@bücher.example'],
    ['अजय@उदाहरण.भारत'],
    ['用户@例子.公司'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.co`],
  ])('%s passes', (email) => {
    expect(checkField.email(email, rules)).toBeUndefined();
  });

  test.each([
    [''],
    ['asha'],
    ['asha@'],
    ['@example.in'],
    ['asha@example'],
    ['asha@example.'],
    ['asha@example.i'],
    ['asha@.in'],
    ['asha@..in'],
    ['asha@example..in'],
    ['asha@example.in.'],
    ['asha@@example.in'],
    ['asha@home@example.in'],
    ['asha rao@example.in'],
    ['asha@exam ple.in'],
    ['asha@example.in, ravi@example.in'],
    ['a,b@example.in'],
    ['Asha <asha@example.in>'],
    ['asha@[127.0.0.1]'],
    ['"asha"@example.in'],
    ['asha@example.in\r\nbcc: other@example.in'],
    ['asha\0@example.in'],
    ['asha@example.in\u2028'],
    [`${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(59)}.co`],
  ])('%j is no address', (email) => {
    expect(checkField.email(email, rules)).toBe(emailForm);
  });

  test.each([
    ['Asha@example.in'],
    ['asha@Example.in'],
    ['asha@example.IN'],
    ['a%b@example.in'],
    ['a#b@example.in'],
    ['Übung@example.in'],
  ])('%s has a character that stops it', (email) => {
    expect(checkField.email(email, rules)).toBe(emailCharacters);
  });

  test('a very long text is checked as quickly', () => {
    expect(checkField.email(`${'a'.repeat(100_000)}@${'b.'.repeat(100_000)}`, rules)).toBe(emailForm);
  });

  test('the format is checked before the characters', () => {
    expect(checkField.email('ASHA%', rules)).toBe(emailForm);
  });
});

describe('invisible characters in an email address', () => {
  const invisible = ['\u200b', '\u200e', '\u00ad', '\u2060', '\ufeff', '\u200d', '\u202a', '\ufe0f'];
  const tidied = (email: string) =>
    tidyMessage({ name: 'Asha', email, phoneNumber: '', message: 'Hello' }).email;

  test.each(invisible)('%j is removed wherever it is', (character) => {
    for (const email of [
      `${character}asha@firma.in`,
      `as${character}ha@firma.in`,
      `asha@fir${character}ma.in`,
      `asha@firma.in${character} `,
    ]) {
      expect(tidied(email)).toBe('asha@firma.in');
    }
  });

  test('a joiner between letters that need it stays', () => {
    expect(tidied('asha@क्\u200dष.in')).toBe('asha@क्\u200dष.in');
  });

  test('an address of nothing else is no address', () => {
    expect(
      checkMessage({ name: 'Asha', email: '\u200b@\u2060.\ufeff', phoneNumber: '', message: 'x' }),
    ).toEqual([{ field: 'email', text: emailForm, stops: true }]);
  });

  test.each(['asha@firma.in\u2003', 'as\u3000ha@firma.in', 'asha@fir\ue000ma.in'])(
    '%j is refused',
    (email) => {
      expect(checkField.email(email, rules)).toBe(emailForm);
    },
  );
});

describe('name', () => {
  test.each([
    ['A'],
    ['Asha Rao'],
    ["Seán O'Connor-Smith"],
    ['आशा राव'],
    ['விஜய்'],
    ['李小龍'],
    ['Nguyễn Thị Minh Khai'],
    ['क्\u200dष'],
    ['x'.repeat(40)],
    ['अ'.repeat(40)],
    ['👩'.repeat(40)],
  ])('%s passes', (name) => {
    expect(checkField.name(name, rules)).toBeUndefined();
  });

  test.each([
    ['', TEXTS.rules.nameMissing],
    ['x'.repeat(41), nameLong],
    ['अ'.repeat(41), nameLong],
    ['👩'.repeat(41), nameLong],
    ['Asha\r\nBcc: other@example.in', TEXTS.rules.nameControl],
    ['Asha\n', TEXTS.rules.nameControl],
    ['As\0ha', TEXTS.rules.nameControl],
    ['Asha\u001b[31m', TEXTS.rules.nameControl],
    ['Asha\u0085', TEXTS.rules.nameControl],
    ['Asha\u2028', TEXTS.rules.nameControl],
  ])('%j does not', (name, text) => {
    expect(checkField.name(name, rules)).toBe(text);
  });
});

describe('phone number', () => {
  test.each([[''], ['9876543210'], ['0000000001'], ['0123456789']])('%j passes', (number) => {
    expect(checkField.phoneNumber(number, rules)).toBeUndefined();
  });

  test.each([
    ['0000000000'],
    ['987654321'],
    ['98765432101'],
    ['98765 43210'],
    ['9876543210 '],
    ['+919876543210'],
    ['+987654321'],
    ['98765-4321'],
    ['987654321x'],
    ['९८७६५४३२१०'],
    ['9'.repeat(100)],
  ])('%j does not', (number) => {
    expect(checkField.phoneNumber(number, rules)).toBe(phone);
  });

  test.each([
    ['from Apple\u2019s contacts', '\u202d98765 43210\u202c'],
    ['with a no-break space', '98765\u00a043210'],
    ['with a narrow no-break space', '98765\u202f43210'],
    ['with a no-break hyphen', '98765\u201143210'],
    ['between isolates', '\u206698765\u201143210\u2069'],
    ['with marks of direction', '\u200e9876543210\u200f'],
    ['with an invisible space', '98765\u200b43210\ufeff'],
    ['from a spreadsheet', '\t9876543210'],
  ])('%s it is sent as ten digits', (_, number) => {
    expect(tidyMessage({ ...good, phoneNumber: number }).phoneNumber).toBe('9876543210');
    expect(findProblems({ phoneNumber: number })).toEqual([]);
  });

  test.each([
    ['\u202d+91\u00a098765\u00a043210\u202c'],
    ['\u202d98765 4321\u202c'],
    ['\u202d00000 00000\u202c'],
    ['98765\u00a043210x'],
    ['98765 43210'],
  ])('%j has not the right ten digits, however it was pasted', (number) => {
    expect(findProblems({ phoneNumber: number })).toEqual([`phoneNumber: ${phone}`]);
  });

  test('of invisible characters alone is none', () => {
    expect(tidyMessage({ ...good, phoneNumber: '\u202d\u200b\u202c' }).phoneNumber).toBe('');
  });

  test('an invalid number does not stop the message', () => {
    expect(checkMessage({ ...good, phoneNumber: '12345' })).toEqual([
      { field: 'phoneNumber', text: phone, stops: false },
    ]);
  });

  test.each([
    [60, false],
    [61, true],
  ])('of %i characters stops the message: %j', (length, stops) => {
    expect(checkMessage({ ...good, phoneNumber: '1'.repeat(length) })).toEqual([
      { field: 'phoneNumber', text: phone, stops },
    ]);
  });

  test('blanks are not a number', () => {
    expect(findProblems({ phoneNumber: '  ' })).toEqual([]);
  });
});

describe('what another company accepts', () => {
  const forms = { internationalPhone: true, anyEmail: true };
  const open = { ...rules, forms };

  test.each(['+49 40 1234567', '040 / 123 45-67', '+49 (0)40 1234567', '9820098200', '(020) 7946.0018'])(
    '%s is a phone number',
    (number) => {
      expect(checkField.phoneNumber(number, open)).toBeUndefined();
    },
  );

  test.each(['12345', '+0 000 000 000', '1'.repeat(16), '49+40123456', 'call me', '٠٤٠١٢٣٤٥٦'])(
    '%s is none',
    (number) => {
      expect(checkField.phoneNumber(number, open)).toBe('Please enter a valid phone number');
    },
  );

  test.each(['Joerg.Mueller@Firma.de', 'a%b#c@example.in'])('%s is an address', (email) => {
    expect(checkField.email(email, open)).toBeUndefined();
  });

  test('an address without a dot is none', () => {
    expect(checkField.email('Joerg@Firma', open)).toBe(emailForm);
  });
});

describe('message', () => {
  test.each([
    ['a short text', 'Hello', undefined],
    ['10,000 characters', 'x'.repeat(10_000), undefined],
    ['10,000 emoji', '👋'.repeat(10_000), undefined],
    ['nothing', '', TEXTS.rules.messageMissing],
    ['10,001 characters', 'x'.repeat(10_001), messageLong],
  ])('%s', (_, message, text) => {
    expect(checkField.message(message, rules)).toBe(text);
  });

  test('a line break counts once, however it is written', () => {
    expect(findProblems({ message: `${'x\r\n'.repeat(4_999)}xx` })).toEqual([]);
    expect(findProblems({ message: `${'x\r\n'.repeat(4_999)}xxx` })).toEqual([`message: ${messageLong}`]);
  });
});

describe('the whole message', () => {
  // In quadratic time this would take hours.
  test('is tidied in linear time, whatever it contains', () => {
    const blanks = `a${' '.repeat(1_000_000)}b`;
    const message = { name: blanks, email: blanks, phoneNumber: blanks, message: blanks };
    expect(tidyMessage(message)).toEqual(message);
  });

  test('a good one has no problem', () => {
    expect(checkMessage(good)).toEqual([]);
  });

  test('problems are in the order of the fields, one for each, and only the phone number does not block', () => {
    const problems = checkMessage({ message: ' ', phoneNumber: '1', email: 'A@example.in', name: '' });
    expect(problems).toEqual([
      { field: 'name', text: TEXTS.rules.nameMissing, stops: true },
      { field: 'email', text: emailCharacters, stops: true },
      { field: 'phoneNumber', text: phone, stops: false },
      { field: 'message', text: TEXTS.rules.messageMissing, stops: true },
    ]);
  });

  test('blanks are not an answer', () => {
    expect(findProblems({ name: ' \u00a0 ', message: '\n \t' })).toEqual([
      `name: ${TEXTS.rules.nameMissing}`,
      `message: ${TEXTS.rules.messageMissing}`,
    ]);
  });

  test.each([
    '\u200b',
    '\u2060',
    '\u200d',
    '\u202d\u202c',
    '\u00ad \ufeff',
    '\u3164',
    '\u2800',
    '\u2003',
    '\ufe0f',
    '\u{e0020}',
  ])('%j alone is not an answer', (invisible) => {
    expect(isBlank(invisible)).toBe(true);
    expect(findProblems({ name: invisible, message: invisible })).toEqual([
      `name: ${TEXTS.rules.nameMissing}`,
      `message: ${TEXTS.rules.messageMissing}`,
    ]);
  });

  test.each(['\u200bAsha', 'क्\u200dष', '\u202eahsA', '👩\u200d🔬', '.'])('%j is one', (name) => {
    expect(findProblems({ name, message: name })).toEqual([]);
  });

  test('spaces around name and address are ignored', () => {
    expect(findProblems({ name: ' Asha\tRao ', email: ' asha@example.in\t' })).toEqual([]);
  });

  test('a line break at the end of a name is not taken for a space', () => {
    expect(findProblems({ name: 'Asha\n' })).toEqual([`name: ${TEXTS.rules.nameControl}`]);
  });

  test('tidying keeps the text and drops characters that mail cannot contain', () => {
    expect(
      tidyMessage({
        name: ' Asha ',
        email: 'a@b.co ',
        phoneNumber: ' ',
        message: ' One\r\ntwo\rthree\0\u001b \ud800 👋\n',
      }),
    ).toEqual({ name: 'Asha', email: 'a@b.co', phoneNumber: '', message: 'One\ntwo\nthree \ufffd 👋' });
  });

  test('length is counted in graphemes', () => {
    expect(countCharacters('a👋अ')).toBe(3);
  });
});
