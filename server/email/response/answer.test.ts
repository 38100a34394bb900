import { refuse } from '../accept';
import type { BodyType } from '../request/read-submission';
import { company } from '../test-parts';
import { answerTo } from './answer';

const types: Record<BodyType, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};
const render = () => '<page>';
const answer = (outcome: Parameters<typeof answerTo>[0], type: BodyType) =>
  answerTo(outcome, types[type], company, render);

test('accepted', () => {
  const accepted = { kind: 'accepted', id: 'abc' } as const;
  expect(answer(accepted, 'json')).toMatchObject({ status: 202, body: '{"accepted":true,"id":"abc"}' });
  expect(answer(accepted, 'form')).toMatchObject({
    status: 303,
    headers: { Location: '/thank-you' },
    body: '',
  });
});

test('rejected, as JSON', () => {
  expect(answer(refuse(400, 'Wrong.', { fields: { name: 'Missing.' } }), 'json')).toEqual({
    status: 400,
    headers: {
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
      'Content-Type': 'application/json; charset=utf-8',
    },
    body: '{"error":"Wrong.","fields":{"name":"Missing."}}',
  });
});

test('rejected, as a page', () => {
  const { status, headers, body } = answer(refuse(503, 'Failed.', { retryAfter: 60 }), 'form');
  expect({ status, body }).toEqual({ status: 503, body: '<page>' });
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'Retry-After': '60',
  });
});

test('a wrong method gets an Allow header', () => {
  expect(answer(refuse(405, 'No.'), 'form')).toMatchObject({ status: 405, headers: { Allow: 'POST' } });
});
