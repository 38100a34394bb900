import pino, { type Logger } from 'pino';
import SonicBoom from 'sonic-boom';

/**
 * Writes lines to a file descriptor without ever waiting for it: what finds no place, while a disk is full or a reader has
 * stopped, is dropped and counted. `pino.destination` would never return from a full disk when the process ends.
 * @param most characters that may wait; by default some 5,000 requests
 */
export const createLogStream = (descriptor: number, most = 1_000_000): SonicBoom => {
  // Without `minLength`, flushing would not wait for what is being written.
  const stream = new SonicBoom({ fd: descriptor, maxLength: most, minLength: 1 });
  let dropped = 0;
  stream.on('drop', () => {
    dropped += 1;
  });
  // What could not be written is tried again with the next line.
  stream.on('error', () => undefined);
  stream.on('drain', () => {
    if (dropped === 0) return;
    const note = { level: 40, time: Date.now(), dropped, msg: 'log lines could not be written' };
    dropped = 0;
    stream.write(`${JSON.stringify(note)}\n`);
  });
  return stream;
};

export const createLog = (level = 'info'): Logger => {
  // Also makes Node open a pipe so that writing to it never blocks. An error there has no other listener.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);
  return pino({ level }, createLogStream(1));
};
