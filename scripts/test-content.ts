import { requireBrowser } from '../tests/find-browser';
import { run } from './run';

/**
 * `npm run test:content`: what an edit of the content has to pass, in a third of the time of `npm test`: the check of the
 * content, a build, and what has to be true of every page, whatever it says.
 */
// Before the build, which takes minutes.
requireBrowser();

run('npm run check:content');
run('npm run build');
run('node --import tsx scripts/check-html.ts');
run('npx playwright test -c tests/content/playwright.config.ts');
