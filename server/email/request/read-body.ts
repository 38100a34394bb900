import type { Readable } from 'node:stream';
import { megabyte } from '../../../src/message/files';
import { type Collector, collectBytes, collectParts, type ReceivedBody } from './collect-body';
import { readBodyType } from './read-submission';

/** Maximum size of a message's content in bytes, apart from files (behaviour.md, rule 70). */
export const bodyLimit = 64 * 1024;

/** Milliseconds for a sender to send the whole body, without files and with them. */
export type BodyTimes = Readonly<Record<'body' | 'files', number>>;

/**
 * Maximum number of bytes to read of a body of that type: JSON may write one byte of content as six (`\u0041`), a form
 * post as three.
 */
export const rawLimit = (contentType: string | undefined, megabytes: number): number =>
  6 * bodyLimit + (readBodyType(contentType) === 'parts' ? megabytes * megabyte : 0);

interface Reading {
  readonly sender: string;
  held: number;
  giveUp: (() => void) | undefined;
}

/**
 * The memory for all bodies, from the first byte until the answer. Of bodies that together take too much, it gives up the
 * largest of the sender who takes the most.
 */
export const createBodyBudget = (totalBytes: number) => {
  const readings = new Set<Reading>();
  let held = 0;
  const release = (reading: Reading) => {
    if (readings.delete(reading)) held -= reading.held;
  };
  const findLargest = (): Reading | undefined => {
    const bySender = new Map<string, number>();
    for (const each of readings) bySender.set(each.sender, (bySender.get(each.sender) ?? 0) + each.held);
    const share = ({ sender }: Reading) => bySender.get(sender) ?? 0;
    const unfinished = [...readings].filter(({ giveUp }) => giveUp !== undefined);
    return unfinished.sort((a, b) => share(b) - share(a) || b.held - a.held)[0];
  };
  return {
    /** @param sender as the limits count it */
    open(sender: string) {
      const reading: Reading = { sender, held: 0, giveUp: undefined };
      return {
        /** Takes so many bytes from now on. If all bodies together take too many, one is given up. */
        hold(bytes: number, giveUp: () => void): void {
          held += readings.has(reading) ? bytes - reading.held : bytes;
          Object.assign(reading, { held: bytes, giveUp });
          readings.add(reading);
          while (held > totalBytes) {
            const largest = findLargest();
            if (largest === undefined) break;
            release(largest);
            largest.giveUp?.();
          }
        },
        /** The body is complete: it takes its memory until it is released, and is not given up any more. */
        complete(): void {
          reading.giveUp = undefined;
        },
        release: () => release(reading),
      };
    },
  };
};

/** The memory that one body takes. */
export type BodyMemory = ReturnType<ReturnType<typeof createBodyBudget>['open']>;

/** Of this process. A unit with 512 MB has room for it, and some 15,000 visitors can send at once. */
export const ownBudget = createBodyBudget(48 * 1024 * 1024);

// A sender that is cut off in the middle of its body often never sees the response, so this much is read and
// discarded.
const drainBytes = 1024 * 1024;
// A message comes in a few hundred pieces at most, and files in pieces of a packet. Each costs time, however small it is.
const mostPieces = 2_000;
const smallestPiece = 512;

/**
 * Reads a request body, at most so many bytes, in at most so many milliseconds. Counts while reading, whatever `Content-Length`
 * promised.
 * @param memory of the body; the caller releases it once the request is answered
 * @returns the body, or why it was not read; undefined if the sender has gone
 */
export const readBody = (
  request: Readable,
  { bytes, time }: { readonly bytes: number; readonly time: number },
  memory: BodyMemory = ownBudget.open(''),
  collector: Collector = collectBytes(bytes),
): Promise<ReceivedBody | undefined> =>
  new Promise((resolve) => {
    let keeping: Collector | undefined = collector;
    let size = 0;
    let pieces = 0;
    let held = 0;

    const finish = (result: ReceivedBody | undefined) => {
      if (result?.kind === 'complete' || result?.kind === 'parts') memory.complete();
      else memory.release();
      clearTimeout(deadline);
      request.off('data', take);
      request.off('end', end);
      request.off('close', abort);
      request.pause();
      keeping = undefined;
      resolve(result);
    };
    const take = (piece: Buffer) => {
      size += piece.byteLength;
      pieces += 1;
      const isTorn = pieces > mostPieces + size / smallestPiece;
      if (size <= bytes && !isTorn) {
        keeping?.add(piece);
        if (keeping && keeping.held() !== held) {
          held = keeping.held();
          memory.hold(held, () => finish({ kind: 'crowded' }));
        }
        return;
      }
      keeping = undefined;
      memory.release();
      if (size > bytes + drainBytes || isTorn) finish({ kind: 'large' });
    };
    const end = () => {
      // A request is closed after its end.
      request.off('close', abort);
      if (keeping === undefined) finish({ kind: 'large' });
      else void keeping.end().then(finish);
    };
    const abort = () => finish(undefined);
    const deadline = setTimeout(() => finish({ kind: 'slow' }), time);

    request.on('data', take);
    request.on('end', end);
    // A broken connection raises `error` before `close`; without a listener it would end the process.
    request.on('error', () => undefined);
    request.on('close', abort);
  });

/**
 * Reads a request's body, whatever its type. Resolves to undefined if the sender has gone.
 * @param megabytes of a message's files
 */
export const readAnyBody = (
  request: Readable,
  contentType: string | undefined,
  times: BodyTimes,
  megabytes: number,
  memory?: BodyMemory,
) => {
  const bytes = rawLimit(contentType, megabytes);
  const hasParts = readBodyType(contentType) === 'parts';
  const collector = hasParts ? collectParts(contentType ?? '', bytes, bodyLimit) : undefined;
  return readBody(request, { bytes, time: hasParts ? times.files : times.body }, memory, collector);
};
