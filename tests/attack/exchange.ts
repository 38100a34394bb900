import { connect } from 'node:net';

/** What came back on one connection. */
export interface Exchange {
  /** The status of each response, in order, without interim ones (1xx). */
  readonly statuses: readonly number[];
  /** Everything received. */
  readonly text: string;
  /** Whether the other side closed the connection, or we gave up waiting. */
  readonly closed: boolean;
}

const statusLine = /^HTTP\/1\.[01] (\d{3}) /gm;

/** Statuses of the responses on a connection. Our bodies contain no status line. */
export const statusesIn = (text: string): number[] =>
  [...text.matchAll(statusLine)].map(([, status]) => Number(status)).filter((status) => status >= 200);

/** How one side of a connection behaves. */
export interface Manner {
  /** Milliseconds between two pieces; 0 writes them at once. */
  readonly pause?: number;
  /** Closes our side after the last piece (a half-open connection). */
  readonly halfClose?: boolean;
  /** Milliseconds after which we give up. */
  readonly patience?: number;
  /** Our address. Linux has all of 127.0.0.0/8. */
  readonly from?: string | undefined;
}

/**
 * Writes raw bytes to a connection of its own, and reads until the other side closes it or falls silent after a
 * response.
 */
export const exchange = (
  port: number,
  pieces: readonly Uint8Array[],
  { pause = 0, halfClose = false, patience = 10_000, from }: Manner = {},
): Promise<Exchange> =>
  new Promise((resolve) => {
    let text = '';
    let silence: NodeJS.Timeout | undefined;
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true, localAddress: from });
    const finish = (closed: boolean) => {
      clearTimeout(silence);
      clearTimeout(limit);
      socket.destroy();
      resolve({ statuses: statusesIn(text), text, closed });
    };
    const limit = setTimeout(() => finish(false), patience);
    const write = async () => {
      for (const piece of pieces) {
        if (socket.destroyed) return;
        socket.write(piece);
        if (pause > 0) await new Promise((next) => setTimeout(next, pause));
      }
      if (halfClose) socket.end();
    };
    socket.setNoDelay(true);
    socket.once('connect', () => void write());
    socket.on('data', (data: Buffer) => {
      text += data.toString('latin1');
    });
    socket.once('end', () => finish(true));
    // A server that refuses in mid-request resets the connection; what it said before still counts.
    socket.once('error', () => finish(true));
    socket.once('close', () => finish(true));
  });

/** Bytes of a text, one for each character. */
export const raw = (text: string): Buffer => Buffer.from(text, 'latin1');
