import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentFolder } from '../../../tests/test-content';
import { redirectMoved } from './redirect-moved';

const { root, write } = contentFolder();

test('an old address leads to the new one, and only if a page is asked for', async () => {
  write('redirects.json', '{ "moved": [{ "from": "/robots", "to": "/automation" }] }');
  const answer = redirectMoved(root);
  const server = createServer((request, response) =>
    answer(request, response, () => response.writeHead(404).end()),
  ).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const ask = async (path: string, accept: string) => {
    const { status, headers } = await fetch(`http://localhost:${port}${path}`, {
      headers: { accept },
      redirect: 'manual',
    });
    return [status, headers.get('location')];
  };
  expect(await ask('/robots?utm=1', 'text/html')).toEqual([302, '/automation']);
  expect(await ask('/robots', '*/*')).toEqual([404, null]);
  expect(await ask('/automation', 'text/html')).toEqual([404, null]);
  server.close();
});
