import { company } from '../../tests/test-email';
import { refuse } from './accept';
import type { BodyType } from './request/read-submission';
import { answerOrigin, answerOutcome, preflight } from './respond';

const types: Record<BodyType, string> = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  parts: 'multipart/form-data; boundary=b',
};
const answer = (outcome: Parameters<typeof answerOutcome>[0], type: BodyType, accept = '*/*') =>
  answerOutcome(outcome, { 'content-type': types[type], accept }, company);

test('accepted', () => {
  const accepted = { kind: 'accepted', id: 'abc', isConfirmed: false } as const;
  const body = '{"accepted":true,"id":"abc","confirmation":false}';
  expect(answer(accepted, 'json')).toMatchObject({ status: 202, body });
  // A script asks for JSON, and a browser without scripts does not.
  expect(answer(accepted, 'parts', 'application/json')).toMatchObject({ status: 202, body });
  expect(answer(accepted, 'parts', 'text/html')).toMatchObject({ status: 303 });
  expect(answer(accepted, 'form')).toMatchObject({
    status: 303,
    headers: { Location: '/thank-you' },
    body: '',
  });
});

test('accepted, and confirmed by mail', () => {
  const accepted = { kind: 'accepted', id: 'abc', isConfirmed: true } as const;
  expect(JSON.parse(answer(accepted, 'json').body)).toMatchObject({ confirmation: true });
  expect(answer(accepted, 'form').headers.Location).toBe('/thank-you#confirmed');
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
  const { status, headers } = answerOrigin(preflight, 'https://static.sevenisle.example');
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
