import type { Logger } from 'pino';
import { errorCode } from '../error-code';
import type { EmailCounters } from '../health';
import { isGivenUp, pauseAfter, type RetryPlan } from './backoff';
import { readId } from './file-name';
import type { Claim, Spool } from './spool';

/** Hands one message to its receiver, such as a mail server. Rejects unless it was accepted. */
export type Send = (mail: Buffer) => Promise<SendResult>;

export interface SendResult {
  /** Recipients that the server refused while it accepted the mail for others. */
  readonly refused: number;
}

/**
 * Why a delivery failed.
 * - `message` the server refuses this mail permanently
 * - `server` nothing can be delivered at the moment: no connection, no login
 * - `later` the server asks to try again
 */
export interface Failure {
  readonly kind: 'message' | 'server' | 'later';
  /** The error class for log and health page, such as `EENVELOPE 550`; never an address or the server's words. */
  readonly code: string;
}

/** Intervals of the worker, in milliseconds. */
export interface DeliveryTimings {
  /** Between two checks of the spool. */
  readonly poll: number;
  /** Between two renewals of a claim; well below the lease. */
  readonly renew: number;
  /** After which the claim of a process on another machine is void. */
  readonly lease: number;
  /** How long nothing is tried after the mail server could not be reached or refused the login. */
  readonly serverPause: number;
  readonly retry: RetryPlan;
}

export interface DeliveryParts {
  readonly spool: Spool;
  readonly send: Send;
  /** Why a delivery failed. */
  readonly explain: (error: unknown) => Failure;
  /** What is delivered, for the log. */
  readonly what: 'mail' | 'webhook';
  readonly timings: DeliveryTimings;
  readonly log: Logger;
  readonly counters?: EmailCounters | undefined;
  readonly now?: () => number;
  /** Milliseconds since some moment; never jumps. */
  readonly elapsed?: () => number;
  /** A number from 0 up to 1. */
  readonly random?: () => number;
}

/** Sends a claimed message, and records what became of it. */
export const createDelivery = (parts: DeliveryParts) => {
  const { spool, send, explain, what, log, counters, now = Date.now, random = Math.random } = parts;
  const { renew, retry } = parts.timings;
  // Delivered, but the rename failed: such a message must not be sent again while this process remembers.
  const sent = new Set<string>();

  return {
    /** Resolves to why the message could not be sent, or to undefined. */
    async transmit(claim: Claim): Promise<Failure | undefined> {
      const { base } = claim.entry;
      if (sent.has(base)) return undefined;
      const id = readId(base);
      const renewal = setInterval(() => {
        spool
          .renew(claim)
          .catch((error: unknown) => log.warn({ id, code: errorCode(error) }, 'claim not renewed'));
      }, renew);
      try {
        const { refused } = await send(await spool.read(claim));
        if (refused > 0)
          log.error({ id, refused }, 'mail delivered, but some addresses in MAIL_TO were refused');
        sent.add(base);
        return undefined;
      } catch (error) {
        return explain(error);
      } finally {
        clearInterval(renewal);
      }
    },

    /** Moves the message to where it belongs after a failure, or after success. */
    async record(claim: Claim, failure: Failure | undefined): Promise<void> {
      const { base } = claim.entry;
      const { attempts, firstAttempt } = claim.state;
      const id = readId(base);
      if (failure === undefined) {
        await spool.delivered(claim);
        sent.delete(base);
        if (counters) counters.delivered += 1;
        log.info({ id, attempts }, `${what} delivered`);
        return;
      }
      const { kind, code } = failure;
      if (kind === 'message' || isGivenUp(attempts, firstAttempt, now(), retry)) {
        await spool.failed(claim);
        if (counters) counters.failed += 1;
        log.error(
          { id, code, attempts },
          `${what.toUpperCase()} NOT DELIVERED and given up; it is kept in the folder .Failed`,
        );
        return;
      }
      const pause = pauseAfter(attempts, random(), retry);
      await spool.putBack(claim, now() + pause);
      log.warn({ id, code, attempts, retryInSeconds: Math.round(pause / 1000) }, `${what} not delivered yet`);
    },
  };
};
