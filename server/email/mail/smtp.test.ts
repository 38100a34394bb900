import { explainMailFailure } from './smtp';

const thrown = (code: string, more: object = {}) =>
  Object.assign(new Error('to a@b.co: refused'), { code, ...more });

test.each([
  ['EENVELOPE 550', 'message', thrown('EENVELOPE', { responseCode: 550, permanent: true })],
  ['EMESSAGE 554', 'message', thrown('EMESSAGE', { responseCode: 554, permanent: true })],
  ['EENVELOPE 450', 'later', thrown('EENVELOPE', { responseCode: 450, permanent: false })],
  ['EMESSAGE 452', 'later', thrown('EMESSAGE', { responseCode: 452, permanent: false })],
  ['EENVELOPE', 'later', thrown('EENVELOPE')],
  ['EENVELOPE 530', 'server', thrown('EENVELOPE', { responseCode: 530, permanent: true })],
  ['EAUTH 535', 'server', thrown('EAUTH', { responseCode: 535, permanent: true })],
  ['EPROTOCOL 554', 'server', thrown('EPROTOCOL', { responseCode: 554, permanent: true })],
  ['ESOCKET', 'server', thrown('ESOCKET')],
  ['ETIMEDOUT', 'server', thrown('ETIMEDOUT')],
  ['EDNS', 'server', thrown('EDNS')],
  ['unknown', 'server', new Error('x')],
  ['unknown', 'server', undefined],
])('%s is a matter of the %s', (code, kind, error) => {
  expect(explainMailFailure(error)).toEqual({ kind, code });
});
