import type { IncomingMessage, RequestListener } from 'node:http';
import { resolve } from 'node:path';
import escapeHtml from 'escape-html';
import pino from 'pino';
import { readCompany } from '../src/site-manifest/company';
import { createEmail } from './email';
import { readEmailSettings } from './email/settings';
import type { MessageRow } from './email/store/schema';

// Another host's name may resolve to this machine (DNS rebinding).
const isLocal = ({ headers: { host } }: IncomingMessage) =>
  /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/.test(host ?? '');

const describeRow = (row: MessageRow) => {
  const received = new Date(row.received_at).toLocaleString('en');
  const spam = row.suspected_spam === 1 ? 'suspected spam' : '';
  const facts = [received, row.service ?? '', row.email, row.phone, row.source, spam, row.id].filter(Boolean);
  return `<h2>${escapeHtml(`${row.kind} from ${row.name}`)}</h2><p>${escapeHtml(facts.join(' · '))}</p>
<pre style="white-space:pre-wrap">${escapeHtml(row.message)}</pre>`;
};

const messagesPage = (rows: readonly MessageRow[]) => `<!doctype html><html lang="en"><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta http-equiv="refresh" content="5"><title>Messages</title>
<body style="max-width:60rem;margin:3rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif;color:#0b2a35">
<h1>Messages</h1>${rows.map(describeRow).join('\n') || '<p>None yet. Send one with a form.</p>'}`;

/**
 * The mail endpoint for `npm run develop`, with the same settings and the same database as the server, and a page of what
 * was sent to it.
 * @throws SettingsError when the settings cannot work
 */
export const developEmail = (): { email: RequestListener; messages: RequestListener } => {
  const company = readCompany();
  const settings = readEmailSettings(process.env, company, resolve('.'));
  const email = createEmail({ settings, company, log: pino() });
  email.start();
  const readNewest = async () => {
    const { db } = await email.database();
    return db.selectFrom('messages').selectAll().orderBy('received_at', 'desc').limit(50).execute();
  };
  return {
    email: (request, response) => void email.handle(request, response),
    messages(request, response) {
      const headers = { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' };
      const answer = (status: number, html: string) => response.writeHead(status, headers).end(html);
      if (!isLocal(request)) return void answer(403, 'Messages are shown on this machine only.');
      readNewest().then(
        (rows) => answer(200, messagesPage(rows)),
        (error: unknown) => answer(500, escapeHtml(`The database cannot be read: ${error}`)),
      );
    },
  };
};
