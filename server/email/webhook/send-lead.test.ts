import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { type Received, startReceiver, type WebhookReceiver } from '../../../tests/mail/webhook-receiver';
import type { WebhookFormat } from './formats';
import { composeLead } from './lead';
import { createSendLead, explainWebhookFailure } from './send-lead';

const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;
const id = 'a'.repeat(32);
const lead = composeLead({
  message: { name: 'Asha <b>', email: 'asha@example.in', phoneNumber: '', message: 'Hello *you* <@channel>' },
  id,
  date: new Date('2024-11-26T09:30:00Z'),
  kind: 'contact',
  suspectedSpam: false,
  source: { page: '/contact-us', firstPage: '/automation', utm_campaign: 'spring' },
});
const content = Buffer.from(JSON.stringify(lead));

let receiver: WebhookReceiver;
const receive = async (behave?: (nth: number, response: ServerResponse) => void) => {
  receiver = await startReceiver(secret, behave);
};
afterEach(() => receiver.close());

const send = (format: WebhookFormat = 'json', timeout = 5_000) =>
  createSendLead({ url: receiver.url, secret, format }, { timeout })(content);
const failure = async (timeout?: number) =>
  explainWebhookFailure(await send('json', timeout).catch((error) => error));
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
  expect(lead.data).toMatchObject({ name: 'Asha <b>', kind: 'message', source: { utm_campaign: 'spring' } });
  expect(lead.data).not.toHaveProperty('phoneNumber');
});

test('another secret does not verify it', async () => {
  await receive();
  await send();
  const { headers, body } = request();
  const other = `whsec_${Buffer.from('another thirty-two bytes, not it').toString('base64')}`;
  expect(() => new Webhook(other).verify(body, headers)).toThrow();
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
  [400, 'message'],
  [410, 'message'],
  [422, 'message'],
  [429, 'later'],
  [401, 'server'],
  [404, 'server'],
  [302, 'server'],
  [500, 'server'],
])('an answer of %i concerns the %s', async (status, kind) => {
  await receive((_, response) => {
    response.writeHead(status, { Location: '/elsewhere' }).end();
  });
  expect(await failure()).toEqual({ kind, code: `HTTP ${status}` });
  expect(receiver.received).toHaveLength(1);
});

test('a receiver that stalls is tried again later', async () => {
  await receive(() => undefined);
  expect(await failure(50)).toEqual({ kind: 'server', code: 'TimeoutError' });
});

test('a receiver that is not there is tried again later', async () => {
  await receive();
  await receiver.close();
  expect(await failure()).toEqual({ kind: 'server', code: 'ECONNREFUSED' });
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
  const post = createSendLead({ url: `http://127.0.0.1:${port}/`, secret, format: 'json' });
  await expect(post(content)).resolves.toEqual({ refused: 0 });
  twice.close();
});

test('Slack gets plain text, in which nothing becomes a mention', async () => {
  await receive();
  await send('slack');
  const body = JSON.parse(request().body);
  expect(body.text).toBe('Website message from Asha &lt;b&gt;');
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
    'FactSet',
    'RichTextBlock',
    'RichTextBlock',
  ]);
  expect(JSON.stringify(card)).toContain('Hello *you* <@channel>');
});
