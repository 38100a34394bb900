import { createServer } from 'node:http';
import { resolve } from 'node:path';
import send from 'send';
import { developAdmin } from '../../src/cms/develop-admin';
import { adminPath } from '../../src/site-manifest/admin-path';

/** The editor of `npm run develop` over a content folder, without the site: `CONTENT_DIR`, `PORT`. */
const admin = developAdmin(resolve(process.env.CONTENT_DIR ?? 'content'));

createServer((request, response) => {
  const url = request.url ?? '/';
  if (url === adminPath || url.startsWith(`${adminPath}/`) || url.startsWith(`${adminPath}?`)) {
    request.url = url.slice(adminPath.length) || '/';
    admin(request, response);
    return;
  }
  send(request, url, { root: resolve('static') })
    .on('error', () => response.writeHead(404).end())
    .pipe(response);
}).listen(Number(process.env.PORT));
