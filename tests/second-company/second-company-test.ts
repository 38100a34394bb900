import { resolve } from 'node:path';
import { copyProject } from '../project-copy';
import { run } from '../test-command';
import { secondCompanyContent } from '../test-companies';

/**
 * `npm test -- second-company`: tests that a company can use this site by replacing `content/`. A copy of the
 * project with the content of tests/fixtures/second-company is built and tested.
 */
const copy = resolve('dist/second-company');

copyProject(copy, { content: secondCompanyContent });
run('npm run brand', copy);
run('npm run build', copy);
run('npx playwright test -c tests/second-company/playwright.config.ts');
