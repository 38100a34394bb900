import { createServer, type RequestListener, type Server } from 'node:http';
import type { Logger } from 'pino';
import type { Email } from './email';

/** How long a connection may take for what, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For the head of a request. */
  readonly headers: number;
  /** For a whole request. */
  readonly request: number;
  /** In which at least one byte has to move, for a reader that takes nothing of its answer. */
  readonly silence: number;
  /** Between two requests; longer than proxies keep theirs, so that it is they who close first. */
  readonly keepAlive: number;
  /** Between two looks for connections that have taken too long. */
  readonly check: number;
  /** Connections open at once; what comes beyond is closed. A message being read takes up to 96 KB. */
  readonly connections: number;
}

export const connectionLimits: ConnectionLimits = {
  headers: 15_000,
  request: 30_000,
  silence: 120_000,
  keepAlive: 65_000,
  check: 5_000,
  connections: 5_000,
};

/** A server that slow senders, slow readers and mere numbers cannot wear down. */
export const createHttpServer = (listener: RequestListener, limits = connectionLimits): Server => {
  const server = createServer(
    {
      headersTimeout: limits.headers,
      requestTimeout: limits.request,
      connectionsCheckingInterval: limits.check,
      keepAliveTimeout: limits.keepAlive,
    },
    listener,
  );
  // An expectation unknown to us is no reason to refuse (RFC 9110, section 10.1.1).
  server.on('checkExpectation', listener);
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silence);
  return server;
};

interface StopParts {
  readonly server: Server;
  readonly email: Pick<Email, 'stop'>;
  readonly log: Logger;
  /** Milliseconds for requests under way, and again for the delivery under way. */
  readonly grace?: number;
}

/**
 * Ends the process in order: no new connection, an answer to every request under way, the end of the delivery under
 * way. Whatever is then still unfinished is cut off; a delivery cut off is taken up by the next process.
 *
 * @returns when all is done and logged
 */
export const stopInOrder = async ({ server, email, log, grace = 20_000 }: StopParts): Promise<void> => {
  const forced = setTimeout(() => server.closeAllConnections(), grace);
  // Node keeps a connection open for the next request even while it stops.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(forced);
  clearInterval(idle);
  let late: NodeJS.Timeout | undefined;
  const delivered = email.stop().then(() => true);
  const tooLate = new Promise<boolean>((resolve) => {
    late = setTimeout(() => resolve(false), grace);
  });
  const compareNames = await Promise.race([delivered, tooLate]);
  clearTimeout(late);
  if (compareNames) log.info('stopped');
  else log.warn('stopped in the middle of a delivery; the next process takes it up');
};

/** Stops in order at SIGTERM or SIGINT and ends the process; a second signal ends it at once. */
export const stopOnSignals = (parts: StopParts): void => {
  const stop = (signal: string): void => {
    parts.log.info({ signal }, 'stopping');
    void stopInOrder(parts).then(() => parts.log.flush(() => process.exit(0)));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
