import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { type Received, startReceiver, type WebhookReceiver } from '../../../tests/mail/webhook-receiver';
import { company } from '../../../tests/test-email';
import { composeLead, createSendLead, explainReply, type WebhookFormat } from './send-lead';

const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;
const id = 'a'.repeat(32);
const lead = composeLead({
  message: { name: 'Asha <b>', email: 'asha@example.in', phoneNumber: '', message: 'Hello *you* <@channel>' },
  id,
  date: new Date('2024-11-26T09:30:00Z'),
  kind: 'contact',
  contact: 'Meera Shah',
  suspectedSpam: false,
  source: { page: '/contact-us', firstPage: '/automation', utm_campaign: 'spring' },
});
const other = `whsec_${Buffer.from('another thirty-two bytes, not it').toString('base64')}`;
const now = Date.UTC(2026, 10, 27);

let receiver: WebhookReceiver;
const receive = async (behave?: (nth: number, response: ServerResponse) => void) => {
  receiver = await startReceiver(secret, behave);
};
afterEach(() => receiver.close());

const send = (format: WebhookFormat = 'json', timeout = 5_000, given = lead) =>
  createSendLead({ name: 'crm', url: receiver.url, secrets: [secret], format }, company)(given, timeout);
const failure = (timeout?: number) => send('json', timeout).catch((error: unknown) => error);
const request = (): Received => {
  const [first] = receiver.received;
  if (first === undefined) throw new Error('nothing was received');
  return first;
};

test('the request is a signed JSON of the lead, which the library of the specification verifies', async () => {
  await receive();
  await send();
  const { headers, body } = request();
  expect(new Webhook(secret).verify(body, headers)).toEqual(lead);
  expect(headers).toMatchObject({ 'content-type': 'application/json', 'webhook-id': `msg_${id}` });
  expect(lead.data).toMatchObject({
    name: 'Asha <b>',
    kind: 'message',
    contact: 'Meera Shah',
    source: { utm_campaign: 'spring' },
  });
  expect(JSON.parse(body).data).not.toHaveProperty('phoneNumber');
});

test('another secret does not verify it', async () => {
  await receive();
  await send();
  const { headers, body } = request();
  expect(() => new Webhook(other).verify(body, headers)).toThrow();
});

test('while a secret is replaced, the old and the new one verify it', async () => {
  await receive();
  const both = createSendLead(
    { name: 'crm', url: receiver.url, secrets: [other, secret], format: 'json' },
    company,
  );
  await both(lead);
  const { headers, body } = request();
  for (const one of [secret, other]) expect(new Webhook(one).verify(body, headers)).toEqual(lead);
});

test('user and password are sent as Basic', async () => {
  await receive();
  const authorization = `Basic ${Buffer.from('n8n:secret').toString('base64')}`;
  await createSendLead(
    { name: 'n8n', url: receiver.url, secrets: [secret], format: 'json', authorization },
    company,
  )(lead);
  expect(request().headers).toMatchObject({ authorization });
});

test('a repetition has the same id', async () => {
  await receive();
  await send();
  await send();
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id']))).toEqual(
    new Set([`msg_${id}`]),
  );
});

test.each([
  [400, 'refused'],
  [410, 'refused'],
  [422, 'refused'],
  [429, 'later'],
  [401, 'server'],
  [404, 'server'],
  [302, 'server'],
  [500, 'later'],
  [503, 'later'],
])('an answer of %i is %s', async (status, kind) => {
  await receive((_, response) => {
    response.writeHead(status, { Location: '/elsewhere' }).end();
  });
  expect(await failure()).toMatchObject({ kind, code: `HTTP ${status}` });
  expect(receiver.received).toHaveLength(1);
});

test.each([
  ['120', 120_000],
  ['999999', 3_600_000],
  [new Date(now + 60_000).toUTCString(), 60_000],
  [new Date(now - 60_000).toUTCString(), undefined],
  ['soon', undefined],
  [null, undefined],
])('Retry-After %s is honoured: %s ms', (header, retryAfter) => {
  expect(explainReply(429, header, now).more.retryAfter).toBe(retryAfter);
});

test('a receiver that stalls is tried again later', async () => {
  await receive(() => undefined);
  expect(await failure(50)).toMatchObject({ kind: 'later', code: 'TimeoutError' });
});

test('a receiver that is not there is tried again later', async () => {
  await receive();
  await receiver.close();
  expect(await failure()).toMatchObject({ kind: 'server', code: 'ECONNREFUSED' });
});

test('a receiver that answers twice has accepted it once', async () => {
  await receive();
  const twice = createServer((incoming) => {
    incoming.resume();
    incoming.on('end', () => {
      const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok';
      incoming.socket.end(answer + answer);
    });
  });
  await new Promise<void>((resolve) => {
    twice.listen(0, '127.0.0.1', resolve);
  });
  const { port } = twice.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/`;
  await createSendLead({ name: 'crm', url, secrets: [secret], format: 'json' }, company)(lead);
  twice.close();
});

test('Slack gets plain text, in which nothing becomes a mention', async () => {
  await receive();
  await send('slack');
  const body = JSON.parse(request().body);
  expect(body.text).toBe('Message for Meera Shah from Asha &lt;b&gt;');
  expect(JSON.stringify(body.blocks)).not.toContain('mrkdwn');
  expect(JSON.stringify(body.blocks)).toContain('Hello *you* <@channel>');
  expect(JSON.stringify(body.blocks)).toContain('Campaign: spring');
});

test('Teams gets an adaptive card of text runs, which show Markdown as it was typed', async () => {
  await receive();
  await send('teams');
  const [{ contentType, content: card }] = JSON.parse(request().body).attachments;
  expect(contentType).toBe('application/vnd.microsoft.card.adaptive');
  expect(card.body.map(({ type }: { type: string }) => type)).toEqual([
    'RichTextBlock',
    'RichTextBlock',
    'RichTextBlock',
    'RichTextBlock',
  ]);
  expect(JSON.stringify(card)).toContain('Hello *you* <@channel>');
});

test('in Teams a phone number with a Markdown link stays what was typed', async () => {
  await receive();
  await send('teams', undefined, {
    ...lead,
    data: { ...lead.data, phoneNumber: '[call](https://evil.example)' },
  });
  const [{ content: card }] = JSON.parse(request().body).attachments;
  const runs = card.body.flatMap(({ inlines }: { inlines: { type: string; text: string }[] }) => inlines);
  expect(runs).toContainEqual(
    expect.objectContaining({ type: 'TextRun', text: 'Phone: [call](https://evil.example)' }),
  );
});

test('Slack gets no more than it allows, and no half of a surrogate pair', async () => {
  await receive();
  const long = '😀'.repeat(4_000);
  await send('slack', undefined, { ...lead, data: { ...lead.data, name: long, email: long, message: long } });
  const { blocks } = JSON.parse(request().body);
  const [header, ...sections] = blocks;
  expect(header.text.text.length).toBeLessThanOrEqual(150);
  for (const { text } of sections) expect(text.text.length).toBeLessThanOrEqual(3_000);
  expect(request().body).not.toMatch(/\\ud[89a-f]/i);
});
