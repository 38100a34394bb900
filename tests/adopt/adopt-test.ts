import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesBelow } from '../../src/gatsby-node/files-below';
import { copyClone } from '../project-copy';
import { run } from '../test-command';

/**
 * `npm test -- adopt`: makes a copy of the clone the site of a German company with `npm run adopt`, and runs there what depends on
 * its content: once with everything that the starter brings, and once without all that a company can do without.
 */
const copy = mkdtempSync(join(tmpdir(), 'adopt-test-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const git = (...args: string[]): string => execFileSync('git', args, { cwd: copy, encoding: 'utf8' });
const adopt = (...options: string[]) =>
  spawnSync('npm', ['run', 'adopt', '--', 'Elbdeich Beratung', '--locale', 'de-DE', ...options], {
    cwd: copy,
    encoding: 'utf8',
    input: 'no\n',
  });

/** Nothing of the company before is left, apart from the tests and their company. */
const checkNames = (): void => {
  const named = spawnSync('git', ['grep', '-il', 'sevenisle'], { cwd: copy, encoding: 'utf8' }).stdout;
  assert.deepEqual(
    named.split('\n').filter((file) => file && !/^tests\/|\.test\.tsx?$/.test(file)),
    [],
  );
  const pages = filesBelow(join(copy, 'public')).filter((file) => /\.(html|js|json|xml)$/.test(file));
  assert.deepEqual(
    pages.filter((file) => /sevenisle/i.test(readFileSync(file, 'utf8'))),
    [],
  );
};

copyClone(copy);
git('init', '--quiet');
// A link is no folder to .gitignore.
appendFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
git('add', '--all');
git('-c', 'user.name=test', '-c', 'user.email=test@localhost', 'commit', '--quiet', '--message', 'Begin');

writeFileSync(join(copy, 'changed'), '');
assert.match(adopt('--yes').stderr, /changes that are not committed/);
rmSync(join(copy, 'changed'));
assert.match(adopt('--yes', '--url', 'elbdeich').stderr, /url: must be a web address/);
assert.match(adopt().stdout, /Nothing was changed/);
assert.equal(git('status', '--porcelain'), '');

assert.match(adopt('--yes').stdout, /Done/);
assert(!existsSync(join(copy, 'art')));
const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
assert.equal(read('static/favicon.svg'), read('content/brand/mark.svg'));
run('npm test -- check-code content types', copy);
checkNames();

const unneeded = [
  'hero-slides/welcome hero-slides/proof insights/erster-beitrag products/first-product testimonials/first-voice',
  'case-studies/erste-geschichte projects/erstes-projekt pages/projekte pages/fallstudien pages/fachbeitraege',
  'clients/client-1 clients/client-2 clients/client-3 industries/industrie services/betreuung people/first-person',
];
for (const entry of unneeded.join(' ').split(' ')) run(`npm run remove -- ${entry} --with-references`, copy);
run('npm test -- content', copy);
// Other projects of Jest read nothing of the clone's own.
run('npx jest --selectProjects logic', copy);
