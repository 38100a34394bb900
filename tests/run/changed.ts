import { execFileSync, spawnSync } from 'node:child_process';
import { z } from 'zod';
import { pagesByTemplate } from '../browser/routes';
import { type Step, steps } from './steps';

const escapePattern = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** The commit that a change is compared with: where the branch left `main`, or `HEAD` on `main` itself. */
const findBase = (): string => {
  for (const main of ['origin/main', 'main']) {
    const { status, stdout } = spawnSync('git', ['merge-base', 'HEAD', main], { encoding: 'utf8' });
    if (status === 0) return stdout.trim();
  }
  return 'HEAD';
};

/** Files of the project that differ from `main`, committed or not; deleted ones are left out. */
const findChangedFiles = (): string[] => [
  ...git('diff', '--name-only', '--diff-filter=d', findBase()),
  ...git('ls-files', '--others', '--exclude-standard'),
];

const cruise = z.object({ modules: z.array(z.object({ source: z.string() })) });

/** Files that import one of these, directly or not. A style sheet counts as the component of its name. */
const findDependants = (files: readonly string[]): string[] => {
  const pattern = files.map((file) => escapePattern(file.replace(/\.module\.css$/, '.tsx'))).join('|');
  const args = ['depcruise', 'src', 'gatsby-browser.tsx', '--reaches', `^(${pattern})$`, '-T', 'json'];
  const output = execFileSync('npx', args, { encoding: 'utf8', maxBuffer: 100_000_000 });
  return cruise.parse(JSON.parse(output)).modules.map(({ source }) => source);
};

/** The templates whose pages a change can alter: all, when it concerns what every page has. */
export const findTemplates = (dependants: readonly string[]): string[] => {
  const all = Object.keys(pagesByTemplate);
  const isEverywhere = dependants.some((file) => /^gatsby-|^src\/(gatsby-node|styles)\//.test(file));
  return isEverywhere ? all : all.filter((name) => dependants.includes(`src/templates/${name}.tsx`));
};

const words = (files: readonly string[]): string => files.map((file) => `"${file}"`).join(' ');

/**
 * The steps for what differs from `main`: the linter and unit tests for these files, types, and for the first page of each
 * template that shows them, how it looks and who can use it.
 */
export const changedSteps = (): readonly Step[] => {
  const files = findChangedFiles();
  if (files.length === 0) return [];
  const code = files.filter((file) => /\.(tsx?|css|mts)$/.test(file));
  const shown = code.filter((file) => /^(src|gatsby-)/.test(file) && !/\.test\./.test(file));
  const templates = shown.length > 0 ? findTemplates([...shown, ...findDependants(shown)]) : [];
  const paths = templates.map((name) => pagesByTemplate[name]?.[0] ?? '/').map((path) => escapePattern(path));
  const lint: Step = {
    name: 'lint',
    shows: 'linter and formatter',
    command: `npx biome check --no-errors-on-unmatched ${words(files)}`,
    minutes: 1,
  };
  const related: Step = {
    name: 'related',
    shows: 'unit tests of what imports the files',
    command: `npx jest --ignoreProjects types --passWithNoTests --json --outputFile=test-results/unit.json --findRelatedTests ${words(code)}`,
    minutes: 5,
    results: ['unit.json'],
  };
  const pages: Step = {
    name: 'changed-pages',
    shows: 'how the pages look, and that everyone can use them',
    command: `npx playwright test visual kinds-of-pages -g " (${paths.join('|')}) (looks as|can be used)"`,
    minutes: 5,
    results: ['browser.json'],
  };
  const byName = (name: string): readonly Step[] => steps.filter((step) => step.name === name);
  return [
    lint,
    ...(files.some((file) => /^(content|src\/content-)/.test(file)) ? byName('check-content') : []),
    ...(code.length > 0 ? [related, ...byName('types')] : []),
    ...(paths.length > 0 ? [...byName('company'), pages] : []),
  ];
};
