import { type BodyType, contentLength, readBodyType, readSubmission } from './read-submission';

const bytes = (text: string) => new TextEncoder().encode(text);
const whole = (body: Uint8Array) => ({ kind: 'complete' as const, body });
const read = (type: BodyType, text: string) => readSubmission(type, whole(bytes(text)), TEXTS);
const message = { name: 'Asha', email: 'asha@example.in', phoneNumber: '', message: 'Hello' };

describe('content types', () => {
  test.each([
    ['application/json', 'json'],
    ['Application/JSON; charset=UTF-8', 'json'],
    ['application/json;charset="utf-8"', 'json'],
    ['application/x-www-form-urlencoded', 'form'],
    ['application/x-www-form-urlencoded; charset=utf-8', 'form'],
    ['application/json; charset=utf-16', undefined],
    ['application/json; charset=iso-8859-1', undefined],
    ['text/plain', undefined],
    ['multipart/form-data; boundary=x', 'parts'],
    ['application/jsonp', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s: %s', (contentType, expected) => {
    expect(readBodyType(contentType)).toBe(expected);
  });
});

describe('JSON', () => {
  test('the four fields are read, the others ignored', () => {
    const result = read('json', JSON.stringify({ ...message, phoneNumber: '9876543210', extra: { a: [1] } }));
    expect(result).toMatchObject({ message: { ...message, phoneNumber: '9876543210' } });
  });

  test('a missing field is an empty one, and so is a phone number of null', () => {
    expect(read('json', '{"phoneNumber":null}')).toMatchObject({
      message: { name: '', email: '', phoneNumber: '', message: '' },
    });
  });

  test.each([
    ['quote', 'quote'],
    ['contact', 'contact'],
    [undefined, 'contact'],
    [['quote'], 'contact'],
    ['other', 'contact'],
  ])('the kind %j is %s', (kind, expected) => {
    const result = read(
      'json',
      JSON.stringify({ ...message, kind, message: 'Request for a quote\n\nHello' }),
    );
    expect(result).toMatchObject({ typed: { kind: expected } });
  });

  test('spam signals are read', () => {
    const result = read('json', JSON.stringify({ ...message, subject: 'x', elapsed: 12 }));
    expect(result).toMatchObject({ signals: { honeypot: 'x', elapsed: '12' } });
  });

  test.each([
    ['a number', { ...message, name: 1 }, ['name']],
    ['a list', { ...message, email: ['asha@example.in'] }, ['email']],
    [
      'an object',
      { ...message, message: { toString: 'x' }, phoneNumber: 9876543210 },
      ['phoneNumber', 'message'],
    ],
    ['null', { ...message, name: null }, ['name']],
  ])('%s is no text', (_, body, fields) => {
    const result = read('json', JSON.stringify(body));
    expect(result).toHaveProperty('error');
    expect(Object.keys('fields' in result ? (result.fields ?? {}) : {})).toEqual(fields);
  });

  test.each([[''], ['{'], ['null'], ['[]'], ['"text"'], ['1'], ['{"name":"a",}']])(
    '%j is refused',
    (text) => {
      expect(read('json', text)).toHaveProperty('error');
    },
  );

  test('a deeply nested body does no harm', () => {
    expect(read('json', '['.repeat(30_000))).toHaveProperty('error');
    expect(read('json', `{"name":${'['.repeat(10_000)}${']'.repeat(10_000)}}`)).toHaveProperty('error');
  });

  test('keys that would reach the prototype of an object do nothing', () => {
    const result = read(
      'json',
      '{"__proto__":{"name":"Mallory","email":"m@example.in","message":"x"},"constructor":1}',
    );
    expect(result).toMatchObject({ message: { name: '', email: '', message: '' } });
    expect(Object.getOwnPropertyNames(Object.prototype)).not.toContain('name');
  });

  test('the last of two equal keys counts, as in every JSON parser', () => {
    expect(read('json', '{"name":"A","name":"B"}')).toMatchObject({ message: { name: 'B' } });
  });

  test('invalid UTF-8 is rejected', () => {
    expect(
      readSubmission('json', whole(Uint8Array.from([...bytes('{"name":"'), 0xe4, ...bytes('"}')])), TEXTS),
    ).toHaveProperty('error');
  });
});

describe('forms', () => {
  test('fields are decoded', () => {
    expect(
      read('form', 'name=Asha+Rao&email=asha%40example.in&message=a%26b%3D%E0%A4%85%0D%0Ac=d&subject='),
    ).toEqual({
      typed: {
        message: { name: 'Asha Rao', email: 'asha@example.in', phoneNumber: '', message: 'a&b=अ\r\nc=d' },
        kind: 'contact',
        quote: {},
      },
      message: { name: 'Asha Rao', email: 'asha@example.in', phoneNumber: '', message: 'a&b=अ\r\nc=d' },
      signals: { honeypot: '', elapsed: undefined },
      source: {},
    });
  });

  test('an application names its job, which is no answer of a quote form', () => {
    expect(
      read('form', 'kind=application&service=Backend+Engineer&name=A&email=a%40b.co&message=Hi'),
    ).toMatchObject({
      typed: { kind: 'application', quote: {}, service: 'Backend Engineer' },
      message: { message: 'Hi' },
    });
  });

  test('the answers of a quote form are written into the message, and kept as they were typed', () => {
    const result = read(
      'form',
      'kind=quote&service=Web&service=Mobile&scope=A+portal&budget=&name=A&email=a%40b.co&message=Soon',
    );
    expect(result).toMatchObject({
      typed: {
        kind: 'quote',
        message: { message: 'Soon' },
        quote: { service: 'Web, Mobile', scope: 'A portal' },
      },
      message: {
        message: 'Request for a quote\n\nService: Web, Mobile\nScope: A portal\n\nAnything else:\nSoon',
      },
    });
  });

  test.each([['name=%'], ['name=%zz'], ['name=%E4'], ['name=%C0%80'], ['name=%ED%A0%80'], ['%FF=x']])(
    '%s is refused',
    (text) => {
      expect(read('form', text)).toEqual({ error: expect.any(String) });
    },
  );

  test('a duplicate field is rejected and named', () => {
    expect(read('form', 'email=a%40b.co&email=c%40d.co')).toMatchObject({
      fields: { email: expect.any(String) },
    });
  });

  test('a key that would reach the prototype is a key', () => {
    expect(read('form', '__proto__=x&constructor=y&name=A')).toMatchObject({ message: { name: 'A' } });
  });
});

test('the size of a body is measured decoded', () => {
  expect(contentLength('form', whole(bytes(encodeURIComponent('अ'))))).toBe(3);
  expect(contentLength('json', whole(bytes('%E0%A4')))).toBe(6);
  expect(contentLength('json', whole(bytes('"अ"')))).toBe(5);
  expect(contentLength('json', whole(bytes(String.raw`"\u0905"`)))).toBe(5);
  expect(contentLength('json', whole(bytes(String.raw`"\ud83d\ude00"`)))).toBe(6);
});

test('a form of more fields than any form has is refused before they are read', () => {
  expect(read('form', 'a&'.repeat(499))).not.toHaveProperty('error');
  expect(read('form', 'a&'.repeat(400_000))).toEqual({ error: expect.any(String) });
});
