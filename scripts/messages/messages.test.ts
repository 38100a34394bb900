import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { storedDeliveries, storedMessages } from '../../tests/stored-messages';
import { temporaryFolder } from '../../tests/test-folder';

const root = temporaryFolder();
let count = 0;
const id = (digit: string) => digit.repeat(32);

/** A mail as version 1.0.0 wrote it. */
const mail = (digit: string, text = `Text ${digit}`, more = '') =>
  [
    'From: Sevenisle Software <hello@sevenisle.example>',
    'To: hello@sevenisle.example',
    'Reply-To: Asha Rao <asha@example.in>',
    `Subject: ${digit === '2' ? 'Request for a quote' : 'Website message'} (${digit.repeat(6)})`,
    `Message-ID: <${id(digit)}@sevenisle.example>`,
    'Date: Sat, 21 Nov 2026 09:30:00 +0000',
    ...(digit === '4' ? ['X-Spam-Flag: YES'] : []),
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(
      `Name: Asha Rao\nEmail: asha@example.in\nPhone: ${digit === '1' ? '12 (as typed; not a 10 digit number)' : 'not given'}\n${
        digit === '4' ? 'Note: a program seems to have filled in the form.\n' : ''
      }\nMessage:\n\n${text}\n\n${more}-- \nSent with the form on https://www.sevenisle.example\n2026-11-21 09:30 UTC, reference ${id(digit)}\n`,
    ).toString('base64'),
  ].join('\n');

const part = (digit: string) => `1795230521.M123456P4711Q3R${id(digit)}.host,S=103`;
const lead = (digit: string) =>
  JSON.stringify({
    type: 'message.received',
    timestamp: '2026-11-21T09:30:00.000Z',
    data: {
      id: id(digit),
      kind: 'message',
      name: 'Asha Rao',
      email: 'asha@example.in',
      message: `Text ${digit}`,
      suspectedSpam: false,
      source: { page: '/contact-us' },
    },
  });

const signature = 'The end.\n\n-- \nSent with the form on Mars';
const source = 'Sent from: /contact-us\nCampaign: spring\n\n';
const files: Record<string, string> = {
  [`new/${part('1')}`]: mail('1', signature, source),
  [`new/${part('2')},A=2,F=1795230530,N=1795230700`]: mail('2', 'Request for a quote\n\nService: Automation'),
  [`cur/${part('3')}:2,S`]: mail('3'),
  [`.Junk/new/${part('4')}`]: mail('4'),
  [`.Sending/cur/${part('5')},A=3,F=1795230530,O=0123456789-4194305-abc:2,`]: mail('5'),
  [`.Failed/new/${part('6')}`]: mail('6'),
  [`.Webhook/new/${part('3')}`]: lead('3'),
  [`.Webhook/.Failed/new/${part('6')}`]: lead('6'),
  '.Webhook/.Failed/maildirfolder': '',
};

const setUp = (more: Record<string, string> = {}) => {
  count += 1;
  const folder = join(root, String(count));
  for (const [name, content] of Object.entries({ ...files, ...more })) {
    const path = join(folder, 'mail', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
  const run = (...args: string[]) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'scripts/messages.ts', ...args], {
      stdio: 'pipe',
      env: {
        ...process.env,
        DATA_DIR: folder,
        SMTP_URL: 'smtp://127.0.0.1:1',
        MAIL_TO: 'a@own.example,b@own.example',
        LEAD_WEBHOOK_URL: 'http://127.0.0.1:1',
        LEAD_WEBHOOK_FORMAT: 'slack',
      },
    }).toString();
  return { folder, run };
};

test('a Maildir of version 1.0.0 is taken over once, with what still had to be delivered', () => {
  const { folder, run } = setUp();
  const maildir = join(folder, 'mail');
  expect(run('import', maildir)).toContain('6 messages imported');
  expect(existsSync(maildir)).toBe(false);
  const messages = storedMessages(folder).sort((a, b) => a.id.localeCompare(b.id));
  expect(messages).toMatchObject([
    {
      id: id('1'),
      name: 'Asha Rao',
      phone: '12',
      message: signature,
      source: JSON.stringify({ page: '/contact-us', utm_campaign: 'spring' }),
      received_at: Date.UTC(2026, 10, 21, 9, 30),
    },
    { id: id('2'), kind: 'quote', service: 'Automation', phone: '' },
    { id: id('3'), suspected_spam: 0, message: 'Text 3' },
    { id: id('4'), suspected_spam: 1 },
    { id: id('5') },
    { id: id('6') },
  ]);
  const states = storedDeliveries(folder).map(
    ({ message_id, target, state }) => `${message_id[0]} ${target.slice(0, 3)} ${state}`,
  );
  expect(states.sort()).toEqual([
    ...['1', '2'].flatMap((digit) => [`${digit} a@o waiting`, `${digit} b@o waiting`]),
    ...['3 127 waiting', '3 a@o delivered', '3 b@o delivered'],
    ...['4', '5'].flatMap((digit) => [`${digit} a@o waiting`, `${digit} b@o waiting`]),
    ...['6 127 failed', '6 a@o failed', '6 b@o failed'],
  ]);
  // A copy of it again: nothing is there twice.
  expect(run('import', `${maildir}.imported`)).toContain('0 messages imported, 6 were there already');
  expect(storedMessages(folder)).toHaveLength(6);
  const mbox = join(folder, 'all.mbox');
  expect(run('export', '--output', mbox)).toContain('6 messages');
  expect(readFileSync(mbox, 'utf8').match(/^From MAILER-DAEMON Sat Nov 21 09:30:00 2026$/gm)).toHaveLength(6);
});

test('what is not ours stays where it is, and is named', () => {
  const { folder, run } = setUp({ 'new/odd': 'From: x@example.in\n\nHello' });
  expect(() => run('import', join(folder, 'mail'))).toThrow(/1 files were left/);
  expect(storedMessages(folder)).toHaveLength(6);
  expect(existsSync(join(folder, 'mail/new/odd'))).toBe(true);
});

test('an unknown command is answered with the list', () => {
  const { run } = setUp();
  expect(run('--help')).toContain('import FOLDER');
  expect(() => run('destroy')).toThrow();
});
