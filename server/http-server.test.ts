import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { exchange, raw } from '../tests/attack/exchange';
import { until } from '../tests/test-email';
import { connectionLimits, createHttpServer } from './http-server';

// Only Linux has more than one address on loopback without any setting.
const onLinux = process.platform === 'linux' ? describe : describe.skip;
const page = [raw('GET / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')];
const sockets: Socket[] = [];
const servers: Server[] = [];

const start = async (isBehindProxy: boolean): Promise<number> => {
  const server = createHttpServer((_request, response) => response.end('page'), isBehindProxy, {
    ...connectionLimits,
    connections: 20,
    connectionsPerAddress: 5,
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
};

/** Connections that send half a head and wait. Resolves to those that the server has not closed. */
const sendHalfHeads = async (port: number, count: number): Promise<Set<Socket>> => {
  const open = new Set<Socket>();
  await Promise.all(
    Array.from({ length: count }, async () => {
      const socket = connect({ port, host: '127.0.0.1' });
      sockets.push(socket);
      open.add(socket);
      socket.on('error', () => undefined);
      socket.once('close', () => open.delete(socket));
      await new Promise((resolve) => socket.once('connect', resolve));
      socket.write('GET / HTT');
    }),
  );
  return open;
};

afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

onLinux('half-sent heads from one address', () => {
  test('leave other visitors served', async () => {
    const port = await start(false);
    const open = await sendHalfHeads(port, 40);
    await until(() => open.size <= 5);
    for (let visitor = 2; visitor < 12; visitor += 1) {
      const { statuses } = await exchange(port, page, { from: `127.0.0.${visitor}` });
      expect(statuses).toEqual([200]);
    }
  });

  test('are forgotten once they have gone', async () => {
    const port = await start(false);
    for (const socket of await sendHalfHeads(port, 10)) socket.destroy();
    await until(async () => (await exchange(port, page)).statuses[0] === 200);
  });

  test('are the business of the proxy where there is one, whose address all visitors share', async () => {
    const port = await start(true);
    const open = await sendHalfHeads(port, 10);
    expect((await exchange(port, page)).statuses).toEqual([200]);
    expect(open.size).toBe(10);
  });
});
