import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEmailSettings } from '../../server/email/settings';
import { contentFolder } from '../../src/content-folder';
import { company } from '../test-email';
import { findPromisedDays } from './promised-days';

test.each([
  ['We delete it at the latest twelve months after the last letter between us.', [365]],
  ['It is erased after 90 days. We answer within 30 days.', [90]],
  [
    'Books are kept for eight years. Messages: deleted after one year, backups deleted after two weeks',
    [365, 14],
  ],
  ['You may have it deleted at any time, some months later too.', []],
])('%j promises %j days', (text, days) => {
  expect(findPromisedDays(text)).toEqual(days);
});

// Whoever changes the page's period sets MESSAGES_KEEP_DAYS and its default as well, or the page says what is not true.
test('/privacy promises to delete messages when the server does', () => {
  const file = join(contentFolder(), 'pages/privacy.json');
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const { keepDays } = readEmailSettings({}, company, '/');
  expect(findPromisedDays(text).filter((days) => days !== keepDays)).toEqual([]);
});
