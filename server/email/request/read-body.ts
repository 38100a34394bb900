import type { Readable } from 'node:stream';

/**
 * - `large` beyond the limit of one body
 * - `slow` not complete in time
 * - `crowded` too much is being read from all senders together
 */
export type ReceivedBody =
  | { readonly kind: 'complete'; readonly body: Uint8Array }
  | { readonly kind: 'large' }
  | { readonly kind: 'slow' }
  | { readonly kind: 'crowded' };

interface BodyLimits {
  /** Maximum number of bytes to keep. */
  readonly bytes: number;
  /** Milliseconds for the whole body. */
  readonly time: number;
}

/** A body that is being read. */
interface Reading {
  /** Bytes of memory that it takes. */
  held: number;
  giveUp(): void;
}

/** The memory for all bodies that are being read. */
export interface BodyBudget {
  /** Lets a body take so many bytes. If all together take too many, the largest is given up. */
  hold(reading: Reading, bytes: number): void;
  release(reading: Reading): void;
}

/** @param total bytes for all bodies together */
export const createBodyBudget = (total: number): BodyBudget => {
  const readings = new Set<Reading>();
  let held = 0;
  const release = (reading: Reading) => {
    if (readings.delete(reading)) held -= reading.held;
  };
  return {
    hold(reading, bytes) {
      held += readings.has(reading) ? bytes - reading.held : bytes;
      reading.held = bytes;
      readings.add(reading);
      while (held > total) {
        // A message is short: who fills the memory has sent the most.
        const largest = [...readings].reduce((a, b) => (b.held > a.held ? b : a));
        release(largest);
        largest.giveUp();
      }
    },
    release,
  };
};

/** Of this process. A unit with 512 MB has room for it, and some 10,000 visitors can send at once. */
const ownBudget = createBodyBudget(32 * 1024 * 1024);

// A sender that is cut off in the middle of its body often never sees the response, so this much is read and
// discarded.
const drainBytes = 1024 * 1024;
const firstBytes = 1024;
// A message comes in a few hundred pieces at most. Each costs time, however small it is.
const mostChunks = 2_000;

/**
 * Reads a request body. Counts while reading, whatever `Content-Length` promised.
 * @returns the body, or why it was not read; undefined if the sender has gone
 */
export const readBody = (
  request: Readable,
  { bytes, time }: BodyLimits,
  budget = ownBudget,
): Promise<ReceivedBody | undefined> =>
  new Promise((resolve) => {
    // One piece of memory: a list of chunks of a byte each would take a hundred times as much.
    let body = Buffer.alloc(0);
    let size = 0;
    let chunks = 0;

    const finish = (result: ReceivedBody | undefined) => {
      budget.release(reading);
      clearTimeout(deadline);
      request.off('data', take);
      request.off('end', end);
      request.off('close', abort);
      request.pause();
      body = Buffer.alloc(0);
      resolve(result);
    };
    const reading: Reading = { held: 0, giveUp: () => finish({ kind: 'crowded' }) };
    const keep = (chunk: Buffer) => {
      if (size > body.byteLength) {
        const larger = Buffer.allocUnsafe(Math.min(bytes, Math.max(size, 2 * body.byteLength, firstBytes)));
        body.copy(larger);
        body = larger;
        budget.hold(reading, larger.byteLength);
      }
      chunk.copy(body, size - chunk.byteLength);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      chunks += 1;
      if (size <= bytes && chunks <= mostChunks) {
        keep(chunk);
        return;
      }
      body = Buffer.alloc(0);
      budget.release(reading);
      if (size > bytes + drainBytes || chunks > mostChunks) finish({ kind: 'large' });
    };
    const end = () =>
      finish(size > bytes ? { kind: 'large' } : { kind: 'complete', body: body.subarray(0, size) });
    const abort = () => finish(undefined);
    const deadline = setTimeout(() => finish({ kind: 'slow' }), time);

    request.on('data', take);
    request.on('end', end);
    // A broken connection raises `error` before `close`; without a listener it would end the process.
    request.on('error', () => undefined);
    request.on('close', abort);
  });
