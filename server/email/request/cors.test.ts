import { forOrigin, preflightAnswer } from '../response/answer';
import { otherOrigin } from './cors';

const allowed = ['https://www.sevenisle.example', 'https://static.sevenisle.example'];
const api = 'mail.sevenisle.example';

test.each([
  [
    'a page of the site on a static host',
    'https://static.sevenisle.example',
    api,
    'https://static.sevenisle.example',
  ],
  ['a page of the server itself', 'https://www.sevenisle.example', 'WWW.sevenisle.example', undefined],
  ['a page of somebody else', 'https://elsewhere.example', api, undefined],
  ['a program', undefined, api, undefined],
])('%s', (_what, origin, host, found) => {
  expect(otherOrigin({ origin, host }, allowed)).toBe(found);
});

test('a browser that asks is told that JSON may be posted from that origin', () => {
  const { status, headers } = preflightAnswer('https://static.sevenisle.example');
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
  expect(forOrigin(answer, 'https://static.sevenisle.example').headers).toMatchObject({
    'Access-Control-Allow-Origin': 'https://static.sevenisle.example',
    Location: 'https://static.sevenisle.example/thank-you',
  });
  expect(forOrigin(answer, undefined)).toBe(answer);
});
