import { resolve } from 'node:path';
import { installCommand, isInstalled } from '../../src/cms/decap-packages';
import { copyProject } from '../project-copy';
import { run } from '../test-command';
import { secondCompanyContent } from '../test-companies';

/**
 * `npm test -- admin`: tests editing in a browser, at /admin and in files beside `npm run develop`. It works on a
 * copy of the project with the small content of tests/fixtures/second-company, so that nothing of the project is
 * touched and the server starts quickly.
 */
const copy = resolve('dist/admin-test');

if (!isInstalled()) run(installCommand);
copyProject(copy, { more: ['schemas'], shared: ['node_modules', 'admin'], content: secondCompanyContent });
run('npx playwright test -c tests/admin/playwright.config.ts');
run('npx playwright test -c tests/admin/previews.config.ts');
