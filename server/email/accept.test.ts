import type { IncomingHttpHeaders } from 'node:http';
import { company, recordingLog } from '../../tests/test-email';
import { createAccept, type KeepMessage } from './accept';
import type { ReceivedMessage } from './mail/compose';
import type { ReceivedBody } from './request/collect-body';
import { bodyLimit, rawLimit } from './request/read-body';
import type { RequestHead } from './request/read-head';

const good = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const head: RequestHead = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  sender: '192.0.2.1',
};
const formHead = { ...head, headers: { 'content-type': 'application/x-www-form-urlencoded' } };
const json = (body: unknown) => Buffer.from(JSON.stringify(body));
/** Every character as `\\uXXXX`, as Python and PHP write JSON by default. */
const escapedJson = (body: unknown) =>
  Buffer.from(
    JSON.stringify(body).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

const setUp = (keep?: KeepMessage) => {
  const kept: ReceivedMessage[] = [];
  const origins: Parameters<KeepMessage>[1][] = [];
  const { log, lines } = recordingLog();
  const acceptBody = createAccept({
    company,
    settings: {
      origins: ['https://www.sevenisle.example'],
      perAddress: { messages: 3, seconds: 600 },
      filesMegabytes: 10,
    },
    keep:
      keep ??
      (async (message, origin) => {
        kept.push(message);
        origins.push(origin);
        return { kind: 'kept', id: message.id, suspectedSpam: message.suspectedSpam };
      }),
    log,
    listPeople: () => ({ 'meera-shah': 'Meera Shah' }),
    now: () => Date.UTC(2026, 10, 21),
  });
  const accept = (requestHead: RequestHead, body: Uint8Array) =>
    acceptBody(requestHead, { kind: 'complete', body });
  return { accept, acceptBody, kept, origins, lines };
};

test('a good message is kept before it is accepted, under its id', async () => {
  const { accept, kept } = setUp();
  const outcome = await accept(head, json(good));
  expect(outcome).toEqual({
    kind: 'accepted',
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    isConfirmed: false,
  });
  expect(kept).toHaveLength(1);
  expect(kept[0]?.suspectedSpam).toBe(false);
  expect(outcome).toMatchObject({ id: kept[0]?.id });
});

test('two messages have two ids', async () => {
  const { accept, kept } = setUp();
  await accept(head, json(good));
  await accept(head, json(good));
  expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
});

test.each<[string | undefined, IncomingHttpHeaders, number]>([
  ['GET', {}, 405],
  [undefined, {}, 405],
  ['POST', { origin: 'https://evil.example' }, 403],
  ['POST', { 'sec-fetch-site': 'cross-site' }, 403],
  ['POST', { 'content-type': 'text/plain' }, 415],
  ['POST', { 'content-type': undefined }, 415],
  ['POST', { 'content-encoding': 'gzip' }, 415],
])('%s with %j is answered with %i', async (method, change, status) => {
  const { accept, kept } = setUp();
  const headers = { ...head.headers, ...change };
  expect(await accept({ ...head, method, headers }, json(good))).toMatchObject({ kind: 'refused', status });
  expect(kept).toEqual([]);
});

test('a sender of junk is refused before it is read, and others are not', async () => {
  const { accept, kept } = setUp();
  const junk = Buffer.from('['.repeat(100));
  for (let time = 0; time < 30; time += 1) expect(await accept(head, junk)).toMatchObject({ status: 400 });
  expect(await accept(head, json(good))).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
  expect(await accept({ ...head, sender: '192.0.2.2' }, json(good))).toMatchObject({ kind: 'accepted' });
  expect(kept).toHaveLength(1);
});

test('large junk counts by its size', async () => {
  const { accept } = setUp();
  const junk = Buffer.alloc(300_000, '[');
  expect(await accept(head, junk)).toMatchObject({ status: 413 });
  expect(await accept(head, junk)).toMatchObject({ status: 413 });
  expect(await accept(head, junk)).toMatchObject({ status: 429 });
});

test('the log holds no address that came in as a campaign or a page', async () => {
  const { accept, lines } = setUp();
  const source = { page: '/contact-us', firstPage: '/asha@example.in', utm_campaign: 'asha@example.in' };
  await accept(head, json({ ...good, source }));
  await accept(head, json({ ...good, source: { ...source, utm_campaign: 'Spring 2026' } }));
  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ page: '/contact-us', firstPage: '(withheld)', campaign: '(withheld)' }),
    expect.objectContaining({ campaign: 'Spring 2026' }),
  ]);
});

test.each([
  ['slow', 408],
  ['crowded', 503],
  ['large', 413],
] as const)('a body that is too %s is answered with %i', async (kind, status) => {
  const { acceptBody } = setUp();
  expect(await acceptBody(head, { kind })).toMatchObject({ kind: 'refused', status });
});

test('a body may be 64 KiB and no more', async () => {
  const { accept } = setUp();
  const padded = (bytes: number) => {
    const body = JSON.stringify({ ...good, extra: '' });
    return Buffer.from(body.replace('"extra":""', `"extra":"${'x'.repeat(bytes - body.length)}"`));
  };
  expect(padded(bodyLimit)).toHaveLength(bodyLimit);
  expect(await accept(head, padded(bodyLimit))).toMatchObject({ kind: 'accepted' });
  expect(await accept(head, padded(bodyLimit + 1))).toMatchObject({ status: 413 });
  expect(await accept(formHead, Buffer.from(`message=${'x'.repeat(bodyLimit)}`))).toMatchObject({
    status: 413,
  });
});

test.each([
  ['JSON', head, json({ ...good, message: 'अ'.repeat(10_000) })],
  ['JSON with escapes', head, escapedJson({ ...good, message: 'अ'.repeat(10_000) })],
  ['form', formHead, Buffer.from(new URLSearchParams({ ...good, message: 'अ'.repeat(10_000) }).toString())],
])('the longest message in Devanagari fits, as %s', async (_, requestHead, body) => {
  const { accept } = setUp();
  expect(body.byteLength).toBeLessThan(rawLimit('application/json', 10));
  expect(await accept(requestHead, body)).toMatchObject({ kind: 'accepted' });
});

test.each([
  ['name', ' ', 'Please keep your name to 40 characters.'],
  ['name', '\t', 'Please keep your name to 40 characters.'],
  ['email', '\u00a0', TEXTS.rules.emailForm],
])('a %s with %j inside, thousands of times, is refused', async (field, blank, text) => {
  const { accept } = setUp();
  const outcome = await accept(head, json({ ...good, [field]: `a${blank.repeat(30_000)}b` }));
  expect(outcome).toMatchObject({ status: 400, fields: { [field]: text } });
});

test('blanks around a name and an address are ignored', async () => {
  const { accept, kept } = setUp();
  const blanks = ' '.repeat(400);
  const padded = { ...good, name: `${blanks}Asha${blanks}`, email: `${blanks}${good.email}${blanks}` };
  expect(await accept(head, json(padded))).toMatchObject({ kind: 'accepted' });
  expect(kept[0]?.message).toMatchObject({ name: 'Asha', email: 'asha@example.in' });
});

test('problems are returned by field, with what was typed', async () => {
  const { accept, kept } = setUp();
  const outcome = await accept(
    head,
    json({ ...good, email: 'Asha@example.in', phoneNumber: '12', name: '' }),
  );
  expect(outcome).toMatchObject({
    status: 400,
    fields: {
      name: 'Please enter your name.',
      email: expect.stringContaining('does not support special character'),
      phoneNumber: 'Please enter a valid 10 digit phone number',
    },
    typed: { message: { email: 'Asha@example.in' } },
  });
  expect(kept).toEqual([]);
});

test('a bad phone number is accepted and included as typed', async () => {
  const { accept, kept } = setUp();
  expect(await accept(head, json({ ...good, phoneNumber: '+91 98765' }))).toMatchObject({
    kind: 'accepted',
  });
  expect(kept[0]?.message.phoneNumber).toBe('+91 98765');
});

test('a phone number longer than any is refused', async () => {
  const { accept } = setUp();
  expect(await accept(head, json({ ...good, phoneNumber: '1'.repeat(60) }))).toMatchObject({
    kind: 'accepted',
  });
  expect(await accept(head, json({ ...good, phoneNumber: '1'.repeat(61) }))).toMatchObject({
    status: 400,
    fields: { phoneNumber: TEXTS.rules.phone },
  });
});

test('what the form says about itself comes along: its id and the service', async () => {
  const { accept, kept, origins } = setUp();
  const id = '0191c2a4-5e1b-4c3d-8f00-123456789abc';
  await accept(head, json({ ...good, id, service: 'Automation' }));
  await accept(head, json({ ...good, id: 'x', service: 3 }));
  await accept(formHead, Buffer.from(new URLSearchParams({ ...good, id, service: 'Automation' }).toString()));
  expect(kept.map(({ service }) => service)).toEqual(['Automation', undefined, 'Automation']);
  expect(origins).toEqual([
    { sender: head.sender, clientId: id },
    { sender: head.sender, clientId: undefined },
    { sender: head.sender, clientId: id },
  ]);
});

test('a message that was kept before is accepted under its first id', async () => {
  const { accept } = setUp(async () => ({ kind: 'repeated', id: 'first', suspectedSpam: false }));
  expect(await accept(head, json(good))).toMatchObject({ kind: 'accepted', id: 'first' });
});

test.each([
  [{ subject: 'Cheap watches' }, true],
  [{ elapsed: 40 }, false],
  [{ elapsed: 40, message: '<a href="https://a.example">watches</a>' }, true],
  [{ subject: '', elapsed: '40000' }, false],
])('what %j says about the sender is marked, and the message taken', async (signals, suspectedSpam) => {
  const { accept, kept } = setUp();
  expect(await accept(head, json({ ...good, ...signals }))).toMatchObject({ kind: 'accepted' });
  expect(kept[0]?.suspectedSpam).toBe(suspectedSpam);
});

test('a client over the limit gets Retry-After and keeps the text', async () => {
  const { accept } = setUp(async () => ({ kind: 'limited', retryAfter: 42 }));
  expect(await accept(head, json(good))).toMatchObject({
    status: 429,
    retryAfter: 42,
    typed: { message: { message: 'Hello' } },
  });
});

test('a message that cannot be stored is not accepted and may be sent again', async () => {
  const { accept } = setUp(async () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' })));
  expect(await accept(head, json(good))).toMatchObject({
    status: 503,
    error: TEXTS.refusals.failed,
    retryAfter: 60,
    typed: { message: { message: 'Hello' } },
  });
});

test('the log has no personal data', async () => {
  const { accept, lines } = setUp();
  await accept(head, json({ ...good, name: 'Zebra', message: 'secret' }));
  await accept(head, json({ ...good, email: 'Zebra' }));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toMatch(/zebra|asha|secret|192\.0\.2/i);
});

describe('a form with files', () => {
  const partsHead = { ...head, headers: { 'content-type': 'multipart/form-data; boundary=b' } };
  const sheet = { name: 'C:\\data\\sheet.csv', content: Buffer.from('a,b\n1,2') };
  const parts = (kind: string, ...files: (typeof sheet)[]): ReceivedBody => ({
    kind: 'parts',
    parts: {
      pairs: [
        ...Object.entries({
          name: 'Asha',
          email: 'asha@example.in',
          kind,
          scope: 'An app',
          service: 'Automation',
        }),
        ['source', '{"page":"/request-quote"}'],
      ],
      files,
    },
  });

  test('of the quote form is kept with its files, their names cleaned, and their number is logged', async () => {
    const { acceptBody, kept, lines } = setUp();
    expect(await acceptBody(partsHead, parts('quote', sheet))).toMatchObject({ kind: 'accepted' });
    expect(kept[0]).toMatchObject({
      message: { message: 'Request for a quote\n\nService: Automation\nScope: An app' },
      source: { page: '/request-quote' },
      files: [{ name: 'C data sheet.csv', type: 'text/csv', size: 7, content: sheet.content }],
    });
    expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({ files: 1, msg: 'message kept' });
    expect(lines.join()).not.toContain('sheet');
  });

  test('of the contact form is refused at the files', async () => {
    const { acceptBody, kept } = setUp();
    expect(await acceptBody(partsHead, parts('contact', sheet))).toMatchObject({
      status: 400,
      fields: { files: 'Files can be sent with a quote request or an application only.' },
    });
    expect(kept).toEqual([]);
  });

  test('that is none is refused', async () => {
    const { acceptBody } = setUp();
    expect(await acceptBody(partsHead, { kind: 'broken' })).toMatchObject({ status: 400 });
  });

  test('that is refused counts by its size, so that a sender has few of them', async () => {
    const { acceptBody } = setUp();
    const large = { name: 'x.exe', content: Buffer.alloc(5_000_000, 1) };
    expect(await acceptBody(partsHead, parts('quote', large))).toMatchObject({ status: 400 });
    expect(await acceptBody(partsHead, parts('quote', sheet))).toMatchObject({ status: 429 });
  });
});

describe('the person whom a message is for', () => {
  const referer = 'https://www.sevenisle.example/contact-us?contact=meera-shah';
  const fromPage = { ...formHead, headers: { ...formHead.headers, referer } };
  test.each([
    ['meera-shah', 'Meera Shah'],
    ['Meera Shah', undefined],
    ['constructor', undefined],
    [{ name: 'Meera' }, undefined],
    [undefined, undefined],
  ])('named %j is %s', async (contact, name) => {
    const { accept, kept } = setUp();
    expect(await accept(head, json({ ...good, contact }))).toMatchObject({ kind: 'accepted' });
    expect(kept[0]?.contact).toBe(name);
  });

  test('is the one in a form, or else in the address of its page', async () => {
    const { accept, kept } = setUp();
    const pairs = new URLSearchParams(good).toString();
    await accept(fromPage, Buffer.from(pairs));
    await accept(formHead, Buffer.from(`${pairs}&contact=meera-shah`));
    await accept(fromPage, Buffer.from(`${pairs}&contact=nobody`));
    expect(kept.map(({ contact }) => contact)).toEqual(['Meera Shah', 'Meera Shah', undefined]);
  });

  test('is not lost when the message has to be corrected', async () => {
    const { accept } = setUp();
    const wrong = new URLSearchParams({ ...good, email: 'asha' }).toString();
    expect(await accept(fromPage, Buffer.from(wrong))).toMatchObject({
      status: 400,
      typed: { contact: 'meera-shah' },
    });
  });
});
