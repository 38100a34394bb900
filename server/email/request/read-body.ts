import type { Readable } from 'node:stream';

export type ReceivedBody =
  | { readonly kind: 'complete'; readonly body: Uint8Array }
  | { readonly kind: 'large' }
  | { readonly kind: 'slow' };

interface BodyLimits {
  /** Maximum number of bytes to keep. */
  readonly bytes: number;
  /** Milliseconds for the whole body. */
  readonly time: number;
}

// A sender that is cut off in the middle of its body often never sees the response, so this much is read and
// discarded.
const drainBytes = 1024 * 1024;

/**
 * Reads a request body. Counts while reading, whatever `Content-Length` promised.
 * @returns the body, or that it is too large or too slow; undefined if the sender has gone
 */
export const readBody = (request: Readable, { bytes, time }: BodyLimits): Promise<ReceivedBody | undefined> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    let size = 0;

    const finish = (result: ReceivedBody | undefined) => {
      clearTimeout(deadline);
      request.off('data', take);
      request.off('end', end);
      request.off('close', abort);
      request.pause();
      resolve(result);
    };
    const take = (chunk: Buffer) => {
      size += chunk.byteLength;
      if (size <= bytes) chunks.push(chunk);
      else chunks.length = 0;
      if (size > bytes + drainBytes) finish({ kind: 'large' });
    };
    const end = () =>
      finish(size > bytes ? { kind: 'large' } : { kind: 'complete', body: Buffer.concat(chunks) });
    const abort = () => finish(undefined);
    const deadline = setTimeout(() => finish({ kind: 'slow' }), time);

    request.on('data', take);
    request.on('end', end);
    // A broken connection raises `error` before `close`; without a listener it would end the process.
    request.on('error', () => undefined);
    request.on('close', abort);
  });
