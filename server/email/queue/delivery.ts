import { hostname } from 'node:os';
import { longestPause } from './backoff';
import { ownProcess } from './claim-owner';
import { newBase } from './file-name';
import { createSpool } from './spool';
import { createWorker, type DeliveryError, type WorkerParts, type WorkerTimings } from './worker';

/** Durations of a spool and its worker, in milliseconds. */
export interface DeliveryTimings extends WorkerTimings {
  /** After which the claim of a process on another machine is void. */
  readonly lease: number;
}

interface DeliveryParts extends Omit<WorkerParts, 'spool'> {
  /** Absolute path of the Maildir that is the spool. */
  readonly folder: string;
  readonly timings: DeliveryTimings;
  readonly now: () => number;
}

/** A worker that delivers what this process finds in a spool. */
export const createDelivery = ({ folder, timings, now, ...parts }: DeliveryParts) => {
  const longestWait = longestPause(timings.retry);
  const spool = createSpool(folder, ownProcess(), { lease: timings.lease, longestWait, now });
  return createWorker({ spool, timings, now, ...parts });
};

/** Names for new files of this process: by the message's id and the bytes of the file. */
export const createNaming = (now: () => number): ((id: string, size: number) => string) => {
  let counter = 0;
  return (id, size) => {
    counter += 1;
    return newBase({ id, now: now(), pid: process.pid, counter, host: hostname(), size });
  };
};

/** A failed delivery as `/healthz` shows it. */
export interface ShownError {
  readonly code: string;
  /** ISO 8601. */
  readonly at: string;
}

export const shownError = (last: DeliveryError | null | undefined): ShownError | null =>
  last ? { code: last.code, at: new Date(last.at).toISOString() } : null;
