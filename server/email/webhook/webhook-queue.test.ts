import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startReceiver, type WebhookReceiver } from '../../../tests/mail/webhook-receiver';
import { readSettings, recordingLog, until } from '../../../tests/test-email';
import { temporaryFolder } from '../../../tests/test-folder';
import { newCounters } from '../health';
import { retryPlan } from '../queue/backoff';
import { composeLead } from './lead';
import { createWebhookQueue, webhookFolder } from './webhook-queue';

const root = temporaryFolder();
const secret = `whsec_${Buffer.from('thirty-two bytes for the test!!!').toString('base64')}`;
let counter = 0;
let receiver: WebhookReceiver | undefined;
afterEach(() => receiver?.close());

const makeLead = (id: string) =>
  composeLead({
    message: { name: 'Asha', email: 'asha@example.in', phoneNumber: '9876543210', message: 'Hello' },
    id,
    date: new Date(0),
    kind: 'contact',
    suspectedSpam: false,
    source: {},
  });

const setUp = (url: string, env: Record<string, string> = {}) => {
  counter += 1;
  const mailDir = join(root, String(counter));
  const settings = {
    ...readSettings({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret, ...env }),
    mailDir,
  };
  const { log, lines } = recordingLog();
  const counters = newCounters();
  const webhook = createWebhookQueue({
    settings,
    timings: {
      lease: 1_000,
      poll: 10,
      renew: 100,
      serverPause: 20,
      retry: { ...retryPlan, first: 10, longest: 10 },
    },
    log,
    now: Date.now,
    counters,
  });
  if (webhook === undefined) throw new Error('there is a webhook');
  const files = (...parts: string[]) => readdirSync(join(mailDir, webhookFolder, ...parts));
  return { webhook, files, lines, counters };
};

test('without LEAD_WEBHOOK_URL there is none', () => {
  const { log } = recordingLog();
  const settings = readSettings({});
  const timings = { lease: 1, poll: 1, renew: 1, serverPause: 1, retry: retryPlan };
  expect(createWebhookQueue({ settings, timings, log, now: Date.now, counters: undefined })).toBeUndefined();
});

test('a lead is on the disk before it is posted, and kept when it was', async () => {
  receiver = await startReceiver(secret);
  const { webhook, files } = setUp(receiver.url);
  await webhook.put(makeLead('1'.repeat(32)));
  expect(files('new')).toHaveLength(1);
  webhook.start();
  await until(() => files('cur').length === 1);
  expect(receiver.count('1'.repeat(32))).toBe(1);
  await webhook.stop();
});

test('a receiver that fails twice gets it the third time', async () => {
  receiver = await startReceiver(secret, (nth, response) => {
    response.writeHead(nth < 3 ? 500 : 200).end();
  });
  const { webhook, files, lines } = setUp(receiver.url);
  await webhook.put(makeLead('2'.repeat(32)));
  webhook.start();
  await until(() => files('cur').length === 1, 20_000);
  await webhook.stop();
  expect(receiver.received).toHaveLength(3);
  expect(lines.join()).toContain('webhook not delivered yet');
  expect(lines.join()).not.toContain('asha@example.in');
});

test('what the receiver refuses for good ends in .Failed', async () => {
  receiver = await startReceiver(secret, (_, response) => {
    response.writeHead(410).end();
  });
  const { webhook, files, lines, counters } = setUp(receiver.url);
  await webhook.put(makeLead('3'.repeat(32)));
  webhook.start();
  await until(() => files('.Failed', 'new').length === 1);
  // The log line follows the move; stopping waits for it.
  await webhook.stop();
  expect(lines.join()).toContain('WEBHOOK NOT DELIVERED');
  expect(counters).toMatchObject({ delivered: 0, failed: 1 });
});

test('a lead whose mail could not be kept is taken back', async () => {
  const { webhook, files } = setUp('http://127.0.0.1:9/');
  const takeBack = await webhook.put(makeLead('4'.repeat(32)));
  await takeBack();
  expect(files('new')).toEqual([]);
});
