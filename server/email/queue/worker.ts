import type { Logger } from 'pino';
import { errorCode } from '../error-code';
import { longestPause, type RetryPlan } from './backoff';
import { ownProcess } from './claim-owner';
import { createDelivery, type Failure, type Send } from './delivery';
import { createLoop } from './loop';
import { type Claim, createSpool, evenTime, type Spool } from './spool';

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
  /** ISO 8601. */
  readonly at: string;
}

export interface WorkerParts {
  readonly spool: Spool;
  readonly send: Send;
  readonly timings: WorkerTimings;
  readonly log: Logger;
  /** What is delivered, for the log. */
  readonly what: 'mail' | 'webhook';
  /** Why a delivery failed. */
  readonly explain: (error: unknown) => Failure;
  readonly now?: () => number;
  /** Milliseconds since some moment; never jumps. */
  readonly elapsed?: () => number;
  /** A number from 0 up to 1. */
  readonly random?: () => number;
}

/**
 * Delivers the spool, one message at a time, until it is stopped.
 * A crash between the mail server's acceptance and the rename that records it sends that one message again, with the
 * same Message-ID; SMTP offers nothing better (RFC 1047).
 */
export const createWorker = ({
  spool,
  send,
  timings: { poll, renew, serverPause, retry },
  log,
  what,
  explain,
  now = Date.now,
  elapsed = evenTime,
  random = Math.random,
}: WorkerParts) => {
  const delivery = createDelivery({ spool, send, explain, what, renew, retry, log, now, random });
  let lastError: DeliveryError | null = null;
  let pausedUntil = Number.NEGATIVE_INFINITY;

  const noteError = (code: string) => {
    lastError = { code, at: new Date(now()).toISOString() };
  };

  const deliver = async (claim: Claim) => {
    try {
      const failure = await delivery.transmit(claim);
      if (failure) noteError(failure.code);
      if (failure?.kind === 'server') pausedUntil = elapsed() + serverPause;
      await delivery.record(claim, failure);
    } catch (error) {
      spool.letGo(claim);
      throw error;
    }
  };

  const workThrough = async () => {
    const recovered = await spool.recover();
    if (recovered > 0) log.warn({ recovered }, 'deliveries of a process that died are taken up again');
    if (elapsed() < pausedUntil) return;
    for (const entry of await spool.due()) {
      if (loop.isStopped() || elapsed() < pausedUntil) return;
      const claim = await spool.claim(entry);
      if (claim !== undefined) await deliver(claim);
    }
  };

  const loop = createLoop(
    () =>
      workThrough().catch((error: unknown) => {
        const code = errorCode(error);
        noteError(code);
        log.error({ code }, `the ${what} spool cannot be worked on`);
      }),
    poll,
  );

  return {
    /** Starts delivering. */
    start: loop.start,
    /** Checks the spool now, because a message has arrived. */
    wake: loop.wake,
    /** Finishes the delivery in progress and starts no other. */
    stop: loop.stop,
    /** The last failure since the start, or null. */
    lastError: (): DeliveryError | null => lastError,
  };
};

/** Durations of a spool and its worker, in milliseconds. */
export interface DeliveryTimings extends WorkerTimings {
  /** After which the claim of a process on another machine is void. */
  readonly lease: number;
}

interface SpoolWorkerParts extends Omit<WorkerParts, 'spool'> {
  /** Absolute path of the Maildir that is the spool. */
  readonly folder: string;
  readonly timings: DeliveryTimings;
  readonly now: () => number;
}

/** A worker that delivers what this process finds in a spool. */
export const createSpoolWorker = ({ folder, timings, now, ...parts }: SpoolWorkerParts) => {
  const longestWait = longestPause(timings.retry);
  const spool = createSpool(folder, ownProcess(), { lease: timings.lease, longestWait, now });
  return createWorker({ spool, timings, now, ...parts });
};
