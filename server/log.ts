import { write } from 'node:fs';
import pino, { type Logger } from 'pino';

/** Characters that may wait to be written, some 5,000 requests; further lines are dropped. */
const mostWaiting = 1_000_000;
/** Milliseconds until a reader that is behind gets the next piece. */
const retryAfter = 100;

const newline = 0x0a;

const busyCodes = ['EAGAIN', 'EWOULDBLOCK', 'EBUSY'];

/**
 * Writes lines to a file descriptor without ever waiting for it: what cannot be written, on a full disk or for a reader
 * that has stopped, is dropped and counted. pino's own destination never returns from a full disk when the process ends.
 * @param most characters that may wait
 */
export const createLogStream = (descriptor: number, most = mostWaiting) => {
  let waiting: string[] = [];
  let size = 0;
  let writing = false;
  let dropped = 0;
  // A piece of a line has been written, and its rest was dropped.
  let torn = false;
  const whenDone: (() => void)[] = [];

  const next = (): void => {
    if (waiting.length === 0) {
      writing = false;
      for (const done of whenDone.splice(0)) done();
      return;
    }
    const lines = waiting;
    waiting = [];
    size = 0;
    writePiece(Buffer.from((torn ? '\n' : '') + lines.join('')), lines.length);
  };

  const writePiece = (piece: Buffer, lines: number): void => {
    write(descriptor, piece, (error, written) => {
      if (error && busyCodes.includes(error.code ?? '')) {
        setTimeout(() => writePiece(piece, lines), retryAfter);
      } else if (error) {
        dropped += lines;
        next();
      } else if (written < piece.length) {
        torn = piece[written - 1] !== newline;
        writePiece(piece.subarray(written), lines);
      } else {
        torn = false;
        if (dropped > 0) {
          waiting.push(
            `{"level":40,"time":${Date.now()},"dropped":${dropped},"msg":"log lines could not be written"}\n`,
          );
          dropped = 0;
        }
        next();
      }
    });
  };

  return {
    write(line: string): void {
      if (size + line.length > most) {
        dropped += 1;
        return;
      }
      waiting.push(line);
      size += line.length;
      if (writing) return;
      writing = true;
      // Lines of the same moment are written together.
      setImmediate(next);
    },

    /** Calls back once nothing waits any more, which may be never. */
    flush(done: () => void = () => undefined): void {
      if (writing) whenDone.push(done);
      else done();
    },
  };
};

/** The server's log on stdout. */
export const createLog = (level = 'info'): Logger => {
  // Also makes Node open a pipe so that writing to it never blocks. An error there has no other listener.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return pino({ level }, createLogStream(1));
};
