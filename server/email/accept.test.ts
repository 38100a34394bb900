import { ruleTexts } from '../../src/message/rules';
import { company, recordingLog } from '../../tests/test-email';
import { bodyLimit, type ComposedMail, createAccept, rawBodyLimit, refusalTexts } from './accept';
import type { RateLimiter } from './request/rate-limit';
import type { RequestHead } from './request/read-head';

const good = { name: 'Asha', email: 'asha@example.in', message: 'Hello' };
const head: RequestHead = {
  method: 'POST',
  contentType: 'application/json',
  sender: '192.0.2.1',
};
const formHead = { ...head, contentType: 'application/x-www-form-urlencoded' };
const json = (body: unknown) => Buffer.from(JSON.stringify(body));
/** Every character as `\\uXXXX`, as Python and PHP write JSON by default. */
const escapedJson = (body: unknown) =>
  Buffer.from(
    JSON.stringify(body).replace(
      /[^ -~]/g,
      (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
    ),
  );

const setUp = (change: { wait?: () => Promise<number>; keep?: () => Promise<void> } = {}) => {
  const kept: ComposedMail[] = [];
  const limiter = {
    take: jest.fn<Promise<number>, [string]>(change.wait ?? (async () => 0)),
    giveBack: jest.fn(async () => undefined),
    close: async () => undefined,
  } satisfies RateLimiter;
  const { log, lines } = recordingLog();
  const acceptBody = createAccept({
    settings: {
      from: 'site@sevenisle.example',
      to: ['hello@sevenisle.example'],
      origins: [company.url],
      perAddress: { messages: 3, seconds: 600 },
    },
    company,
    limiter,
    keep: async (mail) => {
      await change.keep?.();
      kept.push(mail);
    },
    log,
    now: () => Date.UTC(2026, 10, 21),
  });
  const accept = (requestHead: RequestHead, body: Uint8Array) =>
    acceptBody(requestHead, { kind: 'complete', body });
  return { accept, acceptBody, kept, limiter, lines };
};

test('a good message is kept before it is accepted, under its id', async () => {
  const { accept, kept } = setUp();
  const outcome = await accept(head, json(good));
  expect(outcome).toEqual({ kind: 'accepted', id: expect.stringMatching(/^[0-9a-f]{32}$/) });
  expect(kept).toHaveLength(1);
  expect(kept[0]?.suspectedSpam).toBe(false);
  expect(kept[0]?.content.toString()).toContain(`Message-ID: <${kept[0]?.id}@sevenisle.example>`);
});

test('two messages have two ids', async () => {
  const { accept, kept } = setUp();
  await accept(head, json(good));
  await accept(head, json(good));
  expect(new Set(kept.map(({ id }) => id)).size).toBe(2);
});

test.each([
  [{ method: 'GET' }, 405],
  [{ method: undefined }, 405],
  [{ origin: 'https://evil.example' }, 403],
  [{ site: 'cross-site' }, 403],
  [{ contentType: 'text/plain' }, 415],
  [{ contentType: undefined }, 415],
  [{ contentType: 'multipart/form-data' }, 415],
  [{ encoding: 'gzip' }, 415],
])('%j is answered with %i', async (change, status) => {
  const { accept, kept } = setUp();
  expect(await accept({ ...head, ...change }, json(good))).toMatchObject({ kind: 'refused', status });
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
  expect(body.byteLength).toBeLessThan(rawBodyLimit);
  expect(await accept(requestHead, body)).toMatchObject({ kind: 'accepted' });
});

test.each([
  ['name', ' ', ruleTexts.nameLong],
  ['name', '\t', ruleTexts.nameLong],
  ['email', '\u00a0', ruleTexts.emailForm],
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
  expect(kept[0]?.content.toString()).toContain('Reply-To: Asha <asha@example.in>\n');
});

test('problems are returned by field, with what was typed, and are not counted', async () => {
  const { accept, kept, limiter } = setUp();
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
  expect(limiter.take).not.toHaveBeenCalled();
});

test('a bad phone number is accepted and included as typed', async () => {
  const { accept, kept } = setUp();
  expect(await accept(head, json({ ...good, phoneNumber: '+91 98765' }))).toMatchObject({
    kind: 'accepted',
  });
  expect(kept[0]?.content.toString()).toContain('Phone: +91 98765 (as typed; not a 10 digit number)');
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
  const { accept, kept } = setUp({ wait: async () => 42 });
  expect(await accept(head, json(good))).toMatchObject({
    status: 429,
    retryAfter: 42,
    typed: { message: { message: 'Hello' } },
  });
  expect(kept).toEqual([]);
});

test('a failing rate limiter loses no message', async () => {
  const { accept } = setUp({ wait: async () => Promise.reject(new Error('x')) });
  expect(await accept(head, json(good))).toMatchObject({ kind: 'accepted' });
});

test('a message that cannot be stored is not accepted, not counted, and may be sent again', async () => {
  const { accept, kept, limiter } = setUp({
    keep: async () => Promise.reject(Object.assign(new Error('disk'), { code: 'ENOSPC' })),
  });
  expect(await accept(head, json(good))).toMatchObject({
    status: 503,
    error: refusalTexts.failed,
    retryAfter: 60,
    typed: { message: { message: 'Hello' } },
  });
  expect(kept).toEqual([]);
  expect(limiter.giveBack).toHaveBeenCalledWith(head.sender);
});

test('the log has no personal data', async () => {
  const { accept, lines } = setUp();
  await accept(head, json({ ...good, name: 'Zebra', message: 'secret' }));
  await accept(head, json({ ...good, email: 'Zebra' }));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join()).not.toMatch(/zebra|asha|secret|192\.0\.2/i);
});
