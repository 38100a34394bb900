import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createAccept } from '../../server/email/accept';
import { workerTimings } from '../../server/email/delivery/backoff';
import { createWorker } from '../../server/email/delivery/worker';
import { DeliveryError } from '../../server/email/errors';
import { openSqlite } from '../../server/email/store/open-database';
import { createStore } from '../../server/email/store/store';
import { contentFolder } from '../../src/content-folder';
import { company, recordingLog, until } from '../test-email';
import { temporaryFolder } from '../test-folder';
import { testSite } from '../test-site';

// Whoever stores or logs something new says so in docs/deploying.md and on /privacy, and the other way round.

const docs =
  readFileSync('docs/deploying.md', 'utf8').split('## What is kept and logged')[1]?.split('\n## ')[0] ?? '';
/** The names in backticks in the lines of the document that begin so. */
const listed = (...lines: string[]): string[] =>
  docs
    .split('\n')
    .filter((line) => lines.some((start) => line.startsWith(`| ${start} |`)))
    .flatMap((line) => [...line.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))
    .sort();

const { ask, lines: requestLines } = testSite();
const open = () => openSqlite(join(folder, 'messages.db'), false);
const folder = join(temporaryFolder(), 'kept');
mkdirSync(folder);

/** What must stand on a page about privacy, in some form, for each column. */
const promises: Readonly<Record<string, RegExp>> = {
  name: /\bname\b/,
  email: /email address/,
  phone: /phone number/,
  message: /your message/,
  kind: /quote form/,
  service: /service/,
  contact: /as your contact/,
  received_at: /time of (its|their) arrival/,
  id: /reference/,
  client_id: /random number/,
  digest: /sen[dt] twice/,
  source: /campaign/,
  suspected_spam: /filled in by a program/,
  sender: /digest of the address/,
  network: /network address/,
  message_id: /files/,
  position: /files/,
  type: /documents, images or tables/,
  size: /files/,
  content: /files are stored|message and its files/,
};

test('the columns of the tables are those that the document lists, and /privacy speaks of each', async () => {
  const database = await open();
  const columns: string[] = [];
  for (const table of ['messages', 'files']) {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table})`.execute(
      database.db,
    );
    columns.push(...rows.map(({ name }) => name));
  }
  await database.db.destroy();
  const unique = [...new Set(columns)].sort();
  const table = docs.split('| log line |')[0] ?? '';
  expect([...new Set([...table.matchAll(/`(\w+)`/g)].map(([, name = '']) => name))].sort()).toEqual(unique);
  expect(Object.keys(promises).sort()).toEqual(unique);
  const file = join(contentFolder(), 'pages/privacy.json');
  const privacy = existsSync(file) ? readFileSync(file, 'utf8') : '';
  expect(unique.filter((column) => privacy !== '' && !promises[column]?.test(privacy))).toEqual([]);
});

const ofPino = ['level', 'time', 'pid', 'hostname', 'msg', 'signal'];
const fieldsOf = (lines: readonly string[]) =>
  [...new Set(lines.flatMap((line) => Object.keys(JSON.parse(line))))]
    .filter((field) => !ofPino.includes(field))
    .sort();

test('a line about a request has the listed fields alone', async () => {
  const headers = { 'sec-purpose': 'prefetch', 'user-agent': 'a bot' };
  await ask('/about-us', { ...headers, referer: 'https://search.example/' });
  await ask('/about-us', { ...headers, referer: 'http://site.example/', host: 'site.example' });
  await until(() => requestLines.length >= 2);
  // A visitor who leaves early is hard to make here.
  expect([...fieldsOf(requestLines), 'aborted'].sort()).toEqual(listed('a request'));
});

test('lines about a message and its deliveries have the listed fields alone', async () => {
  const { log, lines } = recordingLog();
  const limit = { messages: 9, seconds: 60 };
  const store = createStore({ open, limits: { perAddress: limit, overall: limit } });
  const target = { channel: 'mail', target: 'a@own.example' } as const;
  const accept = createAccept({
    company,
    settings: { origins: [], perAddress: limit, filesMegabytes: 1 },
    keep: (message, origin) => store.keep(message, [target], origin),
    log,
  });
  const pairs = Object.entries({ name: 'Asha', email: 'asha@example.in', scope: 'An app', kind: 'quote' });
  const source = { page: '/a', firstPage: '/b', utm_campaign: 'spring' };
  await accept(
    { method: 'POST', headers: { 'content-type': 'multipart/form-data' }, sender: '192.0.2.1' },
    {
      kind: 'parts',
      parts: {
        pairs: [...pairs, ['source', JSON.stringify(source)]],
        files: [{ name: 'a.csv', content: Buffer.from('a') }],
      },
    },
  );
  expect(fieldsOf(lines)).toEqual(listed('a message'));
  const failing = {
    channel: target.channel,
    name: 'mail server',
    targets: [target.target],
    deliver: () => Promise.reject(new DeliveryError('later', 'EFULL')),
  };
  const deliveryLog = recordingLog();
  const worker = createWorker({
    store,
    destinations: [failing],
    timings: workerTimings,
    log: deliveryLog.log,
  });
  await worker.drain(5_000);
  await worker.stop();
  await store.close();
  expect(fieldsOf(deliveryLog.lines)).toEqual(listed('a delivery'));
});
