import { company } from '../../../tests/test-email';
import { refuse } from '../accept';
import type { BodyType } from '../request/read-submission';
import { answerOrigin, answerOutcome, answerPreflight } from './answer';

const types: Record<BodyType, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
};
const answer = (outcome: Parameters<typeof answerOutcome>[0], type: BodyType) =>
  answerOutcome(outcome, types[type], company);

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
  expect(status).toBe(503);
  expect(body).toContain('<p>Failed.</p>');
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Security-Policy': expect.stringContaining("default-src 'none'"),
    'Retry-After': '60',
  });
});

test('a wrong method gets an Allow header', () => {
  expect(answer(refuse(405, 'No.'), 'form')).toMatchObject({ status: 405, headers: { Allow: 'POST' } });
});

test('a browser that asks is told that JSON may be posted from that origin', () => {
  const { status, headers } = answerPreflight('https://static.sevenisle.example');
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'Access-Control-Allow-Origin': 'https://static.sevenisle.example',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Allow-Headers': 'Content-Type',
    Vary: 'Origin',
  });
});

test('the answer to another origin can be read there, and leads back there', () => {
  const answer = { status: 303, headers: { Location: '/thank-you' }, body: '' };
  expect(answerOrigin(answer, 'https://static.sevenisle.example').headers).toMatchObject({
    'Access-Control-Allow-Origin': 'https://static.sevenisle.example',
    Location: 'https://static.sevenisle.example/thank-you',
  });
});
