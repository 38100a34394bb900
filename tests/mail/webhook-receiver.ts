import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';

/** A request as it was received. */
export interface Received {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface WebhookReceiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** How often a message was accepted. */
  count(id: string): number;
  /** Requests whose signature is wrong. */
  refused(): number;
  close(): Promise<void>;
}

const read = async (request: IncomingMessage): Promise<string> => {
  const parts: Uint8Array[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
};

/**
 * A real HTTP receiver that verifies signatures with the library of the specification.
 * @param behave answers in place of 204; called with the number of the request, from 1
 */
export const startReceiver = async (
  secret: string,
  behave: (nth: number, response: ServerResponse) => void = (_, response) => {
    response.writeHead(204).end();
  },
): Promise<WebhookReceiver> => {
  const webhook = new Webhook(secret);
  const received: Received[] = [];
  const counts = new Map<string, number>();
  let refused = 0;
  const server = createServer((request, response) => {
    void read(request).then((body) => {
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      );
      received.push({ headers, body });
      try {
        webhook.verify(body, headers);
      } catch {
        refused += 1;
        response.writeHead(401).end();
        return;
      }
      behave(received.length, response);
      if (response.statusCode >= 300) return;
      // In every format.
      const id = (headers['webhook-id'] ?? '').replace('msg_', '');
      counts.set(id, (counts.get(id) ?? 0) + 1);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    received,
    count: (id) => counts.get(id) ?? 0,
    refused: () => refused,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
};
