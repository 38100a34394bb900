import type { Logger } from 'pino';
import { explainMailFailure, type Failure, type Send } from '../mail/smtp';
import { isGivenUp, pauseAfter, type RetryPlan } from './backoff';
import { readId } from './file-name';
import { errorCode } from './maildir';
import { type Claim, evenTime, type Spool } from './spool';

/** Intervals of the worker, in milliseconds. */
export interface WorkerTimings {
  /** Between two checks of the spool. */
  readonly poll: number;
  /** Between two renewals of a claim; well below the lease. */
  readonly renew: number;
  /** How long nothing is tried after the mail server could not be reached or refused the login. */
  readonly serverPause: number;
  readonly retry: RetryPlan;
}

/** The last failed delivery. */
export interface DeliveryError {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

export interface WorkerParts {
  readonly spool: Spool;
  readonly send: Send;
  readonly timings: WorkerTimings;
  readonly log: Logger;
  /** What is delivered, for the log. */
  readonly what?: 'mail' | 'webhook';
  /** Why a delivery failed. */
  readonly explain?: (error: unknown) => Failure;
  readonly now?: () => number;
  /** Milliseconds since some moment; never jumps. */
  readonly elapsed?: () => number;
  /** A number from 0 up to 1. */
  readonly random?: () => number;
}

export type Worker = ReturnType<typeof createWorker>;

/**
 * Delivers the spool, one message at a time, until it is stopped.
 * A crash between the mail server's acceptance and the rename that records it sends that one message again, with the
 * same Message-ID; SMTP offers nothing better (RFC 1047).
 */
export const createWorker = ({
  spool,
  send,
  timings,
  log,
  what = 'mail',
  explain = explainMailFailure,
  now = Date.now,
  elapsed = evenTime,
  random = Math.random,
}: WorkerParts) => {
  // Delivered, but the rename failed: such a message must not be sent again while this process remembers.
  const sent = new Set<string>();
  let lastError: DeliveryError | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;
  let stopped = true;
  let passing: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const transmit = async (claim: Claim): Promise<Failure | undefined> => {
    const id = readId(claim.entry.base);
    const renewal = setInterval(() => {
      spool
        .renew(claim)
        .catch((error: unknown) => log.warn({ id, code: errorCode(error) }, 'claim not renewed'));
    }, timings.renew);
    try {
      const { refused } = await send(await spool.read(claim));
      if (refused > 0)
        log.error({ id, refused }, 'mail delivered, but some addresses in MAIL_TO were refused');
      sent.add(claim.entry.base);
      return undefined;
    } catch (error) {
      return explain(error);
    } finally {
      clearInterval(renewal);
    }
  };

  const record = async (claim: Claim, failure: Failure) => {
    const id = readId(claim.entry.base);
    const { attempts, firstAttempt } = claim.state;
    const { code } = failure;
    lastError = { code, at: now() };
    if (failure.kind === 'message' || isGivenUp(attempts, firstAttempt, now(), timings.retry)) {
      await spool.failed(claim);
      log.error(
        { id, code, attempts },
        `${what.toUpperCase()} NOT DELIVERED and given up; it is kept in the folder .Failed`,
      );
      return;
    }
    const pause = pauseAfter(attempts, random(), timings.retry);
    await spool.putBack(claim, now() + pause);
    log.warn({ id, code, attempts, retryInSeconds: Math.round(pause / 1000) }, `${what} not delivered yet`);
  };

  /** Delivers a claimed message and records the outcome. */
  const deliver = async (claim: Claim) => {
    const { base } = claim.entry;
    try {
      const failure = sent.has(base) ? undefined : await transmit(claim);
      if (failure === undefined) {
        await spool.delivered(claim);
        sent.delete(base);
        log.info({ id: readId(base), attempts: claim.state.attempts }, `${what} delivered`);
        return;
      }
      if (failure.kind === 'server') pausedUntil = elapsed() + timings.serverPause;
      await record(claim, failure);
    } catch (error) {
      spool.letGo(claim);
      throw error;
    }
  };

  const pass = async () => {
    const recovered = await spool.recover();
    if (recovered > 0) log.warn({ recovered }, 'deliveries of a process that died are taken up again');
    if (elapsed() < pausedUntil) return;
    for (const entry of await spool.due()) {
      if (stopped || elapsed() < pausedUntil) return;
      const claim = await spool.claim(entry);
      if (claim !== undefined) await deliver(claim);
    }
  };

  const run = () => {
    if (stopped) return;
    if (passing !== undefined) {
      again = true;
      return;
    }
    clearTimeout(timer);
    again = false;
    passing = pass()
      .catch((error: unknown) => {
        const code = errorCode(error);
        lastError = { code, at: now() };
        log.error({ code }, `the ${what} spool cannot be worked on`);
      })
      .finally(() => {
        passing = undefined;
        if (stopped) return;
        timer = setTimeout(run, again ? 0 : timings.poll);
        timer.unref();
      });
  };

  return {
    /** Starts delivering. */
    start(): void {
      if (!stopped) return;
      stopped = false;
      run();
    },

    /** Checks the spool now, because a message has arrived. */
    wake: run,

    /** Finishes the delivery in progress and starts no other. */
    async stop(): Promise<void> {
      stopped = true;
      clearTimeout(timer);
      await passing;
    },

    /** The last failure since the start, or null. */
    lastError: (): DeliveryError | null => lastError,
  };
};
