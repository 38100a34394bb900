import { resolve } from 'node:path';
import { copyProject, secondCompany } from '../../scripts/project-copy';
import { run } from '../../scripts/run';

/**
 * `npm test -- second-company`: tests that a company can use this site by replacing `content/`. A copy of the
 * project with the content of tests/fixtures/second-company is built and tested.
 */
const copy = resolve('dist/second-company');

copyProject(copy, { content: secondCompany });
run('npm run build', copy);
run('npx playwright test -c tests/second-company/playwright.config.ts');
