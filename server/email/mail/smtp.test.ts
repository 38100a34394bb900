import { explainMailFailure } from './smtp';

const thrown = (code: string, more: object = {}) =>
  Object.assign(new Error('to a@b.co: refused'), { code, ...more });

test.each([
  ['EENVELOPE 550', 'refused', 'RCPT TO', { responseCode: 550 }],
  ['EENVELOPE 450', 'later', 'RCPT TO', { responseCode: 450 }],
  ['EENVELOPE 553', 'server', 'MAIL FROM', { responseCode: 553 }],
  ['EENVELOPE 451', 'server', 'MAIL FROM', { responseCode: 451 }],
  ['EENVELOPE 421', 'server', 'MAIL FROM', { responseCode: 421 }],
  ['EENVELOPE 421', 'server', 'RCPT TO', { responseCode: 421 }],
  ['EENVELOPE 552', 'refused', 'MAIL FROM', { responseCode: 552 }],
  ['EENVELOPE 530', 'server', 'MAIL FROM', { responseCode: 530 }],
  ['EMESSAGE 554', 'refused', 'DATA', { responseCode: 554 }],
  ['EMESSAGE 452', 'later', 'DATA', { responseCode: 452 }],
  ['EAUTH 535', 'server', 'AUTH PLAIN', { responseCode: 535 }],
  ['EPROTOCOL 554', 'server', 'CONN', { responseCode: 554 }],
  ['ESOCKET', 'server', 'CONN', {}],
  ['EDNS', 'server', 'CONN', {}],
])('%s is %s at %s', (code, kind, command, more) => {
  const [name = ''] = code.split(' ');
  expect(explainMailFailure(thrown(name, { command, ...more }))).toMatchObject({ kind, code });
});

test('anything else is a matter of the server', () => {
  expect(explainMailFailure(new Error('x'))).toMatchObject({ kind: 'server', code: 'unknown' });
  expect(explainMailFailure(undefined)).toMatchObject({ kind: 'server', code: 'unknown' });
});

test('a connection that breaks in the text concerns this mail alone; after the text it may have arrived', () => {
  const broken = thrown('ECONNECTION', { command: 'CONN' });
  expect(explainMailFailure(broken, 'text')).toMatchObject({ kind: 'later', more: { unanswered: false } });
  expect(explainMailFailure(broken, 'end')).toMatchObject({ kind: 'later', more: { unanswered: true } });
  const answered = thrown('EMESSAGE', { command: 'DATA', responseCode: 554 });
  expect(explainMailFailure(answered, 'end')).toMatchObject({ kind: 'refused', more: { unanswered: false } });
});
