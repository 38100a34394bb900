import { createServer, get } from 'node:http';
import { temporaryFolder } from '../tests/test-folder';
import { developEmail } from './develop-email';

const folder = temporaryFolder();

test('what is sent while developing is on a page of this machine, as text', async () => {
  process.env.DATA_DIR = folder;
  const { email, messages } = developEmail();
  const server = createServer((request, response) =>
    request.url === '/email' ? email(request, response) : messages(request, response),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const url = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  expect(await (await fetch(url)).text()).toContain('None yet');
  const message = { name: 'Asha', email: 'asha@example.in', message: '<script>alert(1)</script>' };
  const body = JSON.stringify({ ...message, kind: 'quote', service: 'Automation' });
  const headers = { 'content-type': 'application/json' };
  expect((await fetch(`${url}/email`, { method: 'POST', headers, body })).status).toBe(202);
  const page = await (await fetch(url)).text();
  expect(page).toMatch(/quote from Asha.*· Automation ·/);
  expect(page).toContain('&lt;script&gt;alert(1)');
  expect(page).not.toContain('<script');
  const status = await new Promise((resolve) =>
    get(url, { headers: { host: 'evil.example' } }, (response) => resolve(response.statusCode)),
  );
  expect(status).toBe(403);
  server.closeAllConnections();
  server.close();
});
