import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import pino from 'pino';
import { company } from '../../dist/site-manifest.json';
import { createWebEmail } from '../../server/email/serverless';

const email = createWebEmail(process.env, company, pino());

/** What Vercel gives a request (@vercel/functions reads it in the same way). */
interface VercelContext {
  get(): { waitUntil?: (work: Promise<void>) => void } | undefined;
}
const context = (): VercelContext | undefined =>
  Reflect.get(globalThis, Symbol.for('@vercel/request-context'));

/** Vercel's function for `/email` (scripts/build-vercel.ts). It needs DATABASE_URL or SMTP_URL among the project's variables. */
export default async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
  const { method = 'GET', headers } = request;
  const given = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    value === undefined ? [] : [[name, value.toString()]],
  );
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(request);
  const answer = await email(
    new Request(`https://${headers.host ?? 'localhost'}/email`, { method, headers: given, body }),
    headers['x-real-ip']?.toString() ?? headers['x-forwarded-for']?.toString().split(',')[0],
    (work) => context()?.get()?.waitUntil?.(work),
  );
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(await answer.text());
};
