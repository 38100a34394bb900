import { type FakeMailServer, startMailServer, type Verdict } from '../../../tests/mail/helpers';
import { company, readSettings } from '../../../tests/test-email';
import type { ReceivedMessage } from '../mail/compose';
import { impatientTimeouts } from '../mail/smtp';
import { createDestinations, listTargets } from './destination';

const servers: FakeMailServer[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => server.close())));

const confirmation = { subject: 'We have your message', text: ['Thank you.'] };
const message: ReceivedMessage = {
  id: 'a1b2c300000000000000000000000000',
  date: new Date(),
  kind: 'contact',
  message: { name: 'Asha', email: 'asha@example.in', phoneNumber: '', message: 'Hello' },
  suspectedSpam: false,
  source: {},
};

const setUp = async (
  verdict: Verdict = undefined,
  env: Record<string, string> = { MAIL_CONFIRMATION: 'on' },
) => {
  const server = await startMailServer(() => verdict);
  servers.push(server);
  const settings = readSettings({ SMTP_URL: `smtp://127.0.0.1:${server.port}`, ...env });
  const destinations = createDestinations(
    settings,
    { ...company, confirmation },
    impatientTimeouts,
    Date.now,
  );
  const confirm = destinations.find(({ channel }) => channel === 'confirmation');
  return {
    server,
    destinations,
    send: (change = {}) => confirm?.deliver({ ...message, ...change }, 'visitor'),
  };
};

test('there is none unless the settings ask for it', async () => {
  const { destinations } = await setUp(undefined, {});
  expect(destinations.map(({ channel }) => channel)).toEqual(['mail']);
});

test.each([
  ['a visitor', {}, true],
  ['suspected spam', { suspectedSpam: true }, false],
  ['a program', { message: { ...message.message, email: 'noreply@example.in' } }, false],
  ['the company itself', { message: { ...message.message, email: company.email } }, false],
])('%s gets a confirmation: %#', async (_who, change, gets) => {
  const { destinations } = await setUp();
  const channels = listTargets(destinations, { ...message, ...change }).map(({ channel }) => channel);
  expect(channels).toEqual(gets ? ['mail', 'confirmation'] : ['mail']);
});

test('it goes to the visitor alone', async () => {
  const { server, send } = await setUp();
  await send();
  expect(server.deliveries.map(({ to }) => to)).toEqual([['asha@example.in']]);
});

test.each([
  ['that does not exist', { at: 'to', code: 550 } as const, 'final'],
  ['whose server is busy', { at: 'to', code: 451 } as const, 'later'],
])('to an address %s it ends, or waits', async (_what, verdict, kind) => {
  const { send } = await setUp(verdict);
  await expect(send()).rejects.toMatchObject({ kind });
});

test('after a day it is not sent any more', async () => {
  const { server, send } = await setUp();
  await expect(send({ date: new Date(Date.now() - 90_000_000) })).rejects.toMatchObject({
    kind: 'final',
    code: 'EXPIRED',
  });
  expect(server.attempts()).toBe(0);
});
