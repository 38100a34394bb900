import { Readable } from 'node:stream';
import type { Logger } from 'pino';
import type { Company } from '../../src/site-manifest/company';
import { SettingsError } from '../read-settings';
import type { KeepMessage } from './accept';
import { createDestinations, type Destination, listTargets } from './delivery/destination';
import { createWorker } from './delivery/worker';
import { DeliveryError, errorCode } from './errors';
import { impatientTimeouts } from './mail/smtp';
import type { ReceivedBody } from './request/collect-body';
import { rawLimit, readAnyBody } from './request/read-body';
import { readHead } from './request/read-head';
import { createSenderLimit } from './request/sender';
import { createRespond } from './respond';
import { type EmailSettings, readEmailSettings } from './settings';
import { openPostgres } from './store/open-postgres';
import { eraseOld } from './store/retention';
import { createStore } from './store/store';

/**
 * Answers `POST /email` for hosts that run functions with the web's Request and Response.
 * @param waitUntil keeps the function running after its answer, where the host can
 */
export type WebEmail = (
  request: Request,
  remoteAddress: string | undefined,
  waitUntil?: (work: Promise<void>) => void,
) => Promise<Response>;

/** What a body is read in; DOM's type knows no iteration. */
async function* pieces(body: ReadableStream<Uint8Array>): AsyncGenerator<Buffer> {
  const reader = body.getReader();
  for (let read = await reader.read(); !read.done; read = await reader.read()) yield Buffer.from(read.value);
}

const readBody = async (request: Request, megabytes: number): Promise<ReceivedBody | undefined> => {
  const type = request.headers.get('content-type') ?? undefined;
  if (Number(request.headers.get('content-length') ?? 0) > rawLimit(type, megabytes))
    return { kind: 'large' };
  const body = request.body === null ? Readable.from([]) : Readable.from(pieces(request.body));
  return readAnyBody(body, type, { body: 20_000, files: 20_000 }, megabytes);
};

/**
 * Hands each message over once: there is no database to remember it. With a mail server the mail is what counts.
 * @param most messages from one sender
 */
const createHandOver = (destinations: readonly Destination[], most: number, log: Logger): KeepMessage => {
  // Each instance counts for itself, which still slows a flood down.
  const limit = createSenderLimit(most);
  const hasMail = destinations.some(({ channel }) => channel === 'mail');
  if (destinations.length === 0) {
    log.error('SMTP_URL is not set: without a database or a mail server no message can be taken');
  }

  return async (message, { sender }) => {
    const { id, suspectedSpam } = message;
    const wait = limit.wait(sender);
    if (wait > 0) return { kind: 'limited', retryAfter: wait };
    limit.count(sender, 0);
    if (destinations.length === 0) throw new Error('no mail server');

    /** Delivers to all at once. Throws if nobody has it; who did not answer may have it, and must not get it twice. */
    const deliver = async (channel: 'mail' | 'webhook', time?: number): Promise<void> => {
      const all = destinations
        .filter((each) => each.channel === channel)
        .flatMap((each) => each.targets.map((target) => each.deliver(message, target, time)));
      let lost = 0;
      for (const each of await Promise.allSettled(all)) {
        if (each.status === 'fulfilled') continue;
        const isUnanswered = each.reason instanceof DeliveryError && each.reason.more.unanswered === true;
        const what = isUnanswered ? 'sent without an answer' : 'not delivered';
        log.error({ id, code: errorCode(each.reason) }, `${channel} ${what}`);
        if (!isUnanswered) lost += 1;
        if (lost === all.length) throw each.reason;
      }
    };

    await deliver('mail');
    // The mail may have taken all but these milliseconds below the limits of the hosts.
    await deliver('webhook', hasMail ? 5_000 : undefined).catch((error: unknown) => {
      if (!hasMail) throw error;
    });
    return { kind: 'kept', id, suspectedSpam };
  };
};

/** Keeps messages in the database, and delivers what is due after each call. */
const createKeeping = (
  settings: EmailSettings,
  company: Company,
  log: Logger,
  open: typeof openPostgres,
): { keep: KeepMessage; deliver: () => Promise<void> } => {
  const { databaseUrl, keepDays, perAddress } = settings;
  const confirms = settings.confirms && databaseUrl !== undefined;
  const destinations = createDestinations({ ...settings, confirms }, company, impatientTimeouts, Date.now);
  if (databaseUrl === undefined) {
    return { keep: createHandOver(destinations, perAddress.messages, log), deliver: async () => {} };
  }
  const store = createStore({ open: () => open(databaseUrl, log), limits: settings });
  const worker = createWorker({ store, destinations, log });
  return {
    keep: (message, origin) => store.keep(message, listTargets(destinations, message), origin),
    async deliver() {
      // Below the limits of the hosts.
      await worker.drain(25_000);
      await store.forgetSenders().catch(() => undefined);
      await eraseOld({ database: store.database, keepDays, log });
    },
  };
};

/**
 * The mail endpoint of a function without a disk. With `DATABASE_URL` a message is answered once it is in the database, and
 * delivered afterwards and on the next calls, of any method; without, each is handed to the mail server before the answer.
 * @param environment needs one of `DATABASE_URL` and `SMTP_URL`; without, or with settings that cannot work, every message
 * is refused with 503
 */
export const createWebEmail = (
  environment: NodeJS.ProcessEnv,
  company: Company,
  log: Logger,
  open = openPostgres,
): WebEmail => {
  let settings: EmailSettings;
  try {
    // Hosts take no larger bodies.
    settings = readEmailSettings({ FILES_MB: '4', ...environment }, company, '/');
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    log.error({ errors: error.errors }, 'the mail settings cannot work');
    const body = { error: company.texts.refusals.failed };
    return async () => Response.json(body, { status: 503, headers: { 'Cache-Control': 'no-store' } });
  }
  const { keep, deliver } = createKeeping(settings, company, log, open);
  const respond = createRespond({ settings, company, keep, log });
  return async (request, remoteAddress, waitUntil) => {
    const headers = { host: new URL(request.url).host, ...Object.fromEntries(request.headers) };
    const head = readHead({ method: request.method, headers }, remoteAddress, settings.trustedProxies);
    const answer = await respond(head, () => readBody(request, settings.filesMegabytes));
    const work = deliver();
    waitUntil?.(work);
    return new Response(answer?.body || null, answer);
  };
};
