import { company } from '../../../tests/test-email';
import {
  composeConfirmation,
  composeMail,
  describeMessage,
  formatMessageId,
  type MailParts,
  mayConfirm,
} from './compose';

const parts: MailParts = {
  message: {
    name: 'Asha Rao',
    email: 'asha@example.in',
    phoneNumber: '9876543210',
    message: 'Hello,\n\nplease call.',
  },
  id: '3f9a2c00112233445566778899aabbcc',
  date: new Date('2026-11-21T03:27:00Z'),
  kind: 'contact',
  suspectedSpam: false,
  source: {},
  from: 'site@sevenisle.example',
  to: ['hello@sevenisle.example', 'sales@sevenisle.example'],
  company,
};

const compose = async (change: Partial<MailParts> = {}, message: Partial<MailParts['message']> = {}) =>
  (await composeMail({ ...parts, ...change, message: { ...parts.message, ...message } })).toString();

/** Header lines, unfolded. */
const readHeaders = (mail: string) => (mail.split('\n\n')[0] ?? '').replace(/\n\s+/g, ' ').split('\n');

test('the whole mail', async () => {
  expect(await compose()).toBe(`From: Sevenisle Software <site@sevenisle.example>
To: hello@sevenisle.example, sales@sevenisle.example
Reply-To: Asha Rao <asha@example.in>
Subject: Message from Asha Rao (3f9a2c)
Message-ID: <3f9a2c00112233445566778899aabbcc@sevenisle.example>
Date: Sat, 21 Nov 2026 03:27:00 +0000
Content-Transfer-Encoding: 7bit
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Name: Asha Rao
Email: asha@example.in
Phone: 9876543210

Message:

Hello,

please call.

--${' '}
Sent from https://www.sevenisle.example
2026-11-21 03:27 UTC, reference 3f9a2c00112233445566778899aabbcc
`);
});

test('the same message is the same mail, byte for byte', async () => {
  expect(await compose()).toBe(await compose());
  const files = [{ name: 'a.csv', type: 'text/csv', size: 3, content: Buffer.from('a,b') }];
  expect(await compose({ files })).toBe(await compose({ files }));
});

test.each([
  ['Asha\r\nBcc: victim@example.com', 'asha@example.in'],
  ['Asha\nBcc: victim@example.com', 'asha@example.in'],
  ['Asha\rBcc: victim@example.com', 'asha@example.in'],
  ['Asha', 'asha@example.in\r\nBcc: victim@example.com'],
  ['"<victim@example.com>,', 'asha@example.in'],
  ['Asha\u2028Bcc: victim@example.com', 'asha@example.in'],
])('%j <%j> adds no header and no recipient', async (name, email) => {
  const headers = readHeaders(await compose({}, { name, email }));
  expect(headers.map((line) => line.split(':')[0])).toEqual([
    'From',
    'To',
    'Reply-To',
    'Subject',
    'Message-ID',
    'Date',
    'Content-Transfer-Encoding',
    'MIME-Version',
    'Content-Type',
  ]);
  expect(headers[1]).toBe('To: hello@sevenisle.example, sales@sevenisle.example');
});

test('the visitor appears in no header but Reply-To, and with the name in the subject', async () => {
  const headers = readHeaders(
    await compose({}, { name: 'Zebra', email: 'zebra@example.in', message: 'zebra' }),
  );
  expect(headers.filter((line) => /zebra/i.test(line))).toEqual([
    'Reply-To: Zebra <zebra@example.in>',
    'Subject: Message from Zebra (3f9a2c)',
  ]);
});

test('an invalid phone number is included as typed, on one line', async () => {
  expect(await compose({}, { phoneNumber: '+91 22\r\nMessage: x' })).toContain(
    '\nPhone: +91 22 Message: x (as typed; not a 10-digit number)\n',
  );
  expect(await compose({}, { phoneNumber: '' })).toContain('\nPhone: not given\n');
});

test('every writing system arrives intact', async () => {
  const mail = await compose({}, { name: 'आशा', message: 'नमस्ते 👋' });
  expect(readHeaders(mail).filter((line) => !/^[\x20-\x7e]*$/.test(line))).toEqual([]);
  expect(mail).toContain('=E0=A4=A8');
});

test('an address that needs SMTPUTF8 appears only in the text', async () => {
  const mail = await compose({}, { email: 'आशा@example.in' });
  expect(mail).not.toContain('Reply-To');
  expect(readHeaders(await compose({}, { email: 'info@bücher.example' }))).toContain(
    'Reply-To: Asha Rao <info@xn--bcher-kva.example>',
  );
});

test('a name cannot change the direction of the text', async () => {
  expect(await compose({}, { name: 'A\u202egnp.exe' })).toContain('Reply-To: "Agnp.exe" <');
});

const subject = async (...change: Parameters<typeof compose>) =>
  readHeaders(await compose(...change)).find((line) => line.startsWith('Subject: '));

test('the subject says what it is and from whom, by fields of the message and never by its text', async () => {
  expect(await subject({ kind: 'quote', service: 'Automation' })).toBe(
    'Subject: Quote request: Automation, from Asha Rao (3f9a2c)',
  );
  expect(await subject({ kind: 'application', service: 'Backend Engineer' })).toBe(
    'Subject: Application: Backend Engineer, from Asha Rao (3f9a2c)',
  );
  expect(await subject({ kind: 'application' })).toBe('Subject: Message from Asha Rao (3f9a2c)');
  expect(await subject({ kind: 'quote' })).toBe('Subject: Quote request from Asha Rao (3f9a2c)');
  expect(await subject({ service: 'Web' }, { message: 'Request for a quote\n\nService: Web' })).toBe(
    'Subject: Message from Asha Rao (3f9a2c)',
  );
  const suspected = readHeaders(await compose({ suspectedSpam: true }));
  expect(suspected).toContain('Subject: [Suspected spam] Message from Asha Rao (3f9a2c)');
  expect(suspected).toContain('X-Spam-Flag: YES');
});

test('the subject is one line of limited length, whatever the name and the service are', async () => {
  expect(
    await subject(
      { kind: 'quote', service: 'Web\r\nBcc: victim@example.com' },
      { name: 'A\u2028\u0007b\u202eexe =?utf-8?b?4oCu?=' },
    ),
  ).toBe('Subject: Quote request: Web Bcc: victim@example.com, from A bexe = ?utf-8?b?4oCu?= (3f9a2c)');
  const description = describeMessage(
    {
      kind: 'quote',
      service: '$& '.repeat(99),
      name: '😀'.repeat(99),
      suspectedSpam: true,
    },
    company.texts,
  );
  expect(description).toMatch(/^\[Suspected spam\] Quote request: (\$& ){19}\$&…, from 😀{39}…$/u);
  expect(describeMessage({ kind: 'contact', name: '\u202e', suspectedSpam: false }, company.texts)).toBe(
    'Message from somebody',
  );
});

test('the addressee is named before what the visitor typed', async () => {
  const contact = 'Devika Nair';
  const name = 'Asha for Rustom';
  expect(await subject({ contact }, { name })).toBe(
    'Subject: Message for Devika Nair from Asha for Rustom (3f9a2c)',
  );
  expect(await subject({ contact, kind: 'quote', service: 'Automation' })).toBe(
    'Subject: Quote request for Devika Nair: Automation, from Asha Rao (3f9a2c)',
  );
  expect(await compose({ contact })).toContain('\nFor: Devika Nair\nName: Asha Rao\n');
});

test('the Message-ID has the id and the sending domain', () => {
  expect(formatMessageId('abc', 'a@bücher.example')).toBe('<abc@xn--bcher-kva.example>');
});

test('a name or an address that looks like an encoded word cannot be read as another text', async () => {
  const name = await compose({}, { name: '=?utf-8?b?4oCuZWxpdmU=?=' });
  expect(readHeaders(name).find((line) => line.startsWith('Reply-To'))).not.toContain('=?');
  expect(name).toContain('Name: =?utf-8?b?4oCuZWxpdmU=?=');
  const address = await compose({}, { email: '=?utf-8?q?x=40evil.example?=@example.in' });
  expect(readHeaders(address).some((line) => line.startsWith('Reply-To'))).toBe(false);
  expect(address).toContain('Email: =?utf-8?q?x=40evil.example?=@example.in');
});

test('files are attachments, and the text names them', async () => {
  const mail = await compose({
    files: [
      { name: 'चित्र "1".pdf', type: 'application/pdf', size: 2_000_000, content: Buffer.from('%PDF-1.7') },
      { name: 'a.csv', type: 'text/csv', size: 3, content: Buffer.from('a,b') },
    ],
  });
  expect(mail).toContain('Content-Type: multipart/mixed;');
  expect(mail.match(/Content-Disposition: attachment/g)).toHaveLength(2);
  expect(mail).toContain(Buffer.from('%PDF-1.7').toString('base64'));
  expect(mail).toContain('Content-Type: text/csv; name=a.csv');
  expect(mail).toContain('YSxi');
  expect(mail).toContain('a.csv (1 KB)');
});

describe('the confirmation', () => {
  const confirmation = { subject: 'We have your message', text: ['Thank you.', 'We reply tomorrow.'] };
  const confirm = async (change: Partial<MailParts> = {}) =>
    (await composeConfirmation({ ...parts, company: { ...company, confirmation }, ...change })).toString();

  test('is the text of the company with the reference, and no program answers it', async () => {
    expect(await confirm()).toBe(`Auto-Submitted: auto-replied
X-Auto-Response-Suppress: All
From: Sevenisle Software <site@sevenisle.example>
To: asha@example.in
Reply-To: hello@sevenisle.example
Subject: We have your message (3f9a2c)
Message-ID:
 <3f9a2c00112233445566778899aabbcc.confirmation@sevenisle.example>
Date: Sat, 21 Nov 2026 03:27:00 +0000
Content-Transfer-Encoding: 7bit
MIME-Version: 1.0
Content-Type: text/plain; charset=utf-8

Thank you.

We reply tomorrow.

Reference: 3f9a2c

--${' '}
Sent from https://www.sevenisle.example
`);
  });

  test('has nothing that the visitor typed, apart from the address', async () => {
    const message = {
      name: 'Buy now',
      email: 'asha@example.in',
      phoneNumber: '9876543210',
      message: 'Click here',
    };
    expect(await confirm({ message, service: 'Casino', source: { page: '/casino' } })).not.toMatch(
      /buy|click|casino|98765/i,
    );
  });

  test.each([
    ['asha@example.in', true],
    ['reply@example.in', true],
    ['no-reply@example.in', false],
    ['noreply@example.in', false],
    ['do-not-reply@example.in', false],
    ['mailer-daemon@example.in', false],
    ['postmaster@example.in', false],
    ['bounces@example.in', false],
    ['owner-list@example.in', false],
    ['list-request@example.in', false],
    ['hello@sevenisle.example', false],
    ['आशा@example.in', false],
  ])('to %s: %s', (email, may) => {
    expect(mayConfirm(email, ['Hello@sevenisle.example'])).toBe(may);
  });
});
