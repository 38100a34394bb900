import { resolve } from 'node:path';
import { installCommand, isInstalled } from '../src/cms/decap-packages';
import { copyProject, secondCompany } from './project-copy';
import { run } from './run';

/**
 * `npm run test:admin`: proves in a browser what editors do, at /admin and in a text editor beside `npm run develop`. It
 * works on a copy of the project with the small content of tests/fixtures/second-company, so nothing of the project is
 * touched and the server is soon there.
 */
const copy = resolve('dist/admin-test');

if (!isInstalled()) run(installCommand.join(' '));
copyProject(copy, { more: ['schemas'], shared: ['node_modules', 'admin'], content: secondCompany });
run('npx playwright test -c tests/admin/playwright.config.ts');
