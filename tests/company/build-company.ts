import { resolve } from 'node:path';
import { copyProject } from '../project-copy';
import { run } from '../test-command';
import { companyContent } from '../test-companies';
import { writeRandomPages } from './random-pages';

/**
 * `npm test -- company`: builds a copy of the project with the content of tests/fixtures/company, and checks its HTML, that of
 * random pages among it. Browser tests use it, so that no edit of the site's own content can break a test of the code.
 */
const copy = resolve('dist/company');

copyProject(copy, { content: companyContent });
writeRandomPages(resolve(copy, 'content'));
run('npm run build', copy);
run(`node --import tsx "${resolve('tests/html/check-html.ts')}"`, copy);
