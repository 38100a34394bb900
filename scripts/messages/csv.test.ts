import type { MessageRow } from '../../server/email/store/schema';
import { csvHead, csvRecord } from './export-messages';

const row: MessageRow = {
  id: 'a'.repeat(32),
  client_id: null,
  digest: '',
  received_at: Date.UTC(2026, 10, 21, 9, 30),
  kind: 'quote',
  contact: 'Meera Shah',
  service: 'Automation',
  name: 'Asha "Ash" Rao',
  email: 'asha@example.in',
  phone: '',
  message: 'One, two;\nthree',
  source: '{}',
  suspected_spam: 0,
  sender: null,
  network: null,
};
const write = (change: Partial<MessageRow>) =>
  csvRecord({ row: { ...row, ...change }, deliveries: [], files: [] });

test('a message is one record, whatever quotes, commas and lines it has', () => {
  expect(write({})).toBe(
    `"${row.id}","2026-11-21T09:30:00.000Z","quote","Automation","Asha ""Ash"" Rao","asha@example.in","","One, two;\nthree","","{}","no","kept","Meera Shah"\r\n`,
  );
  expect(csvHead().split(',')).toHaveLength(write({ message: 'x' }).split('","').length);
});

test.each([
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK(""https://evil.example"")`],
  ['+91 98765', "'+91 98765"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['  =1', "  '=1"],
  ['\uff1d1', "'\uff1d1"],
  // Where the separator is a semicolon, or quotes are not understood, cells begin inside the text.
  ['a;=1', "a;'=1"],
  ['a\n=1', "a\n'=1"],
  ['a\r\n =1', "a\r\n '=1"],
  ['=1\n=2', "'=1\n'=2"],
  ['a = 1, b - 2; c@d', 'a = 1, b - 2; c@d'],
])('%j is no formula for any program', (typed, written) => {
  for (const field of ['name', 'service', 'phone', 'message', 'email'] as const)
    expect(write({ [field]: typed })).toContain(`"${written}"`);
});
