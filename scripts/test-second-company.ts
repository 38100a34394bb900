import { resolve } from 'node:path';
import { copyProject, secondCompany } from './project-copy';
import { run } from './run';

/**
 * `npm run test:second-company`: proves that a company makes this site its own by replacing `content/`. The project is
 * copied, its content replaced by the small one of tests/fixtures/second-company, and the copy is built and tested.
 */
const copy = resolve('dist/second-company');

copyProject(copy, { content: secondCompany });
run('npm run build', copy);
run('npx playwright test -c tests/second-company/playwright.config.ts');
