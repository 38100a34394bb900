import { createServer, type RequestListener, type Server } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Email } from './email';
import { findClient } from './email/request/sender';

/** Timeouts of a connection in milliseconds, four of them Node's, and the number of connections. */
export const connectionLimits = {
  /** For the head of a request. */
  headersTimeout: 15_000,
  /** For a whole request; the mail endpoint allows less unless it has files. */
  requestTimeout: 135_000,
  /** In which at least one byte has to move, for a client that does not read its response. */
  silence: 120_000,
  /** Between two requests; longer than proxies keep connections, so that they close first. */
  keepAliveTimeout: 65_000,
  /** Between two checks for connections that have timed out. */
  connectionsCheckingInterval: 5_000,
  /** Open connections; more are closed. */
  connections: 5_000,
  /** Open connections of one network address: some 40 visitors behind it. More are closed. */
  connectionsPerAddress: 250,
};

/** Closes connections beyond a number for each network address, so that one client cannot use up all of them. */
const limitByAddress = (server: Server, most: number): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = findClient(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
    if (count > most) socket.destroy();
  });
};

/**
 * A server that slow senders, slow readers and large numbers of connections cannot exhaust.
 * @param isBehindProxy all visitors come from the proxy's address, which then limits their connections
 */
export const createHttpServer = (
  listener: RequestListener,
  isBehindProxy: boolean,
  limits = connectionLimits,
): Server => {
  const server = createServer(limits, listener);
  // A request with an unknown expectation may still be served (RFC 9110, section 10.1.1).
  server.on('checkExpectation', listener);
  server.maxConnections = limits.connections;
  server.setTimeout(limits.silence);
  if (!isBehindProxy) limitByAddress(server, limits.connectionsPerAddress);
  return server;
};

interface StopParts {
  readonly server: Server;
  readonly email: Pick<Email, 'stop'>;
  readonly log: Logger;
  /** Milliseconds for requests in progress, and again for the delivery in progress. */
  readonly grace?: number;
}

/**
 * Shuts down gracefully: no new connections, a response to every request in progress, the end of the delivery in
 * progress. What is still unfinished then is aborted; the next process picks up an aborted delivery.
 * @returns when everything is done and logged
 */
export const stopInOrder = async ({ server, email, log, grace = 20_000 }: StopParts): Promise<void> => {
  const forced = globalThis.setTimeout(() => server.closeAllConnections(), grace);
  // Node keeps connections open for further requests even while it stops.
  const idle = setInterval(() => server.closeIdleConnections(), 100);
  await new Promise((resolve) => server.close(resolve));
  clearTimeout(forced);
  clearInterval(idle);
  const tooLate = setTimeout(grace, false, { ref: false });
  if (await Promise.race([email.stop().then(() => true), tooLate])) log.info('stopped');
  else log.warn('stopped in the middle of a delivery; the next process takes it up');
};

/** Shuts down gracefully at SIGTERM or SIGINT; a second signal exits at once. */
export const stopOnSignals = (parts: StopParts): void => {
  const stop = (signal: string): void => {
    parts.log.info({ signal }, 'stopping');
    void stopInOrder(parts).then(() => {
      // The last lines of the log may have nowhere to go.
      globalThis.setTimeout(() => process.exit(0), 1_000);
      parts.log.flush(() => process.exit(0));
    });
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};
