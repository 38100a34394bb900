import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { site } from '../src/content-model/company';
import { nameSlug } from '../src/content-model/name-slug';
import { findMistakes } from '../src/content-tools/check/check-content';
import { checkFields } from '../src/content-tools/check/check-fields';
import { printProblems } from '../src/content-tools/check/print-problems';
import { EditError } from '../src/content-tools/edit/entries';
import { collectChanges, type FileChanges } from '../src/content-tools/edit/file-changes';
import { type NewCompany, newCompany, writeStarter } from '../src/content-tools/edit/starter';
import { filesBelow } from '../src/gatsby-node/files-below';
import { writeBrand } from './brand/write-brand';
import { runCommand, say, terminalPaint } from './terminal';

/**
 * `npm run adopt -- "Company" --locale de-DE`: makes a clone the site of another company. Its content gives way to that of
 * `starter/`, and its name to the new one wherever files of the project have it.
 */
const usage = `npm run adopt -- "Company" --locale de-DE [--url https://www.company.com] [--colour #2a5580] [--yes]
--locale is language and country; --yes does not ask.`;

const git = (...args: string[]): string[] =>
  execFileSync('git', args, { encoding: 'utf8' }).split('\0').filter(Boolean);

/** @throws EditError that says which word is wrong */
const readCompany = (): NewCompany & { isSure: boolean } => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      url: { type: 'string' },
      colour: { type: 'string', default: '#2a5580' },
      yes: { type: 'boolean', default: false },
    },
  });
  const name = positionals.join(' ');
  const given = {
    name,
    locale: values.locale,
    url: values.url ?? `https://www.${nameSlug(name)}.example`,
    colour: values.colour.toLowerCase(),
  };
  const faults = checkFields({ file: '', schema: newCompany, data: given });
  if (faults.length === 0) return { ...newCompany.parse(given), isSure: values.yes };
  throw new EditError([...faults.map(({ field, problem }) => `${field}: ${problem}`), usage].join('\n'));
};

/** The content and what made it: folders and files that the new company has no use for. */
const isOfSample = (file: string): boolean => /^(content|art)\/|^docs\/screenshot\./.test(file);

/** Files that speak of the company they belong to. Those of tests, with a company of their own, do not. */
const namesCompany = (file: string): boolean =>
  !isOfSample(file) && !/^(tests|starter)\/|\.test\.tsx?$/.test(file);

const packageName = z.looseObject({ name: z.string() });

/** What the new company is called instead of the one before, the longest names first. */
const listNames = (changes: FileChanges, { name, url }: NewCompany) => {
  const before = site.loose().pick({ name: true, url: true }).parse(changes.readJson('content/site.json'));
  const bare = (address: string) => new URL(address).hostname.replace(/^www\./, '');
  return [
    [bare(before.url), bare(url)],
    [before.name, name],
    [packageName.parse(changes.readJson('package.json')).name, `${bare(url).split('.')[0]}-website`],
  ] as const;
};

/** Guides leave out what is about the sample company: marked parts, and lines about what has been removed. */
const cutSample = (text: string): string =>
  text
    .replaceAll(/<!-- sample -->[\s\S]*?<!-- \/sample -->\n*/g, '')
    .replaceAll(/^.*\b(?:art\/|docs\/screenshot).*\n/gm, '');

const renameIn = (changes: FileChanges, files: readonly string[], names: ReturnType<typeof listNames>) =>
  files.filter(namesCompany).filter((file) => {
    const text = readFileSync(file);
    if (text.includes(0)) return false;
    const before = text.toString('utf8');
    const cut = file.endsWith('.md') ? cutSample(before) : before;
    const after = names.reduce((now, [from, to]) => now.replaceAll(from, to), cut);
    if (after !== before) changes.write(file, after);
    return after !== before;
  });

/** @param fresh an empty folder, in which the new content is written and checked first */
const adopt = async (fresh: string): Promise<void> => {
  const { isSure, ...company } = readCompany();
  if (git('status', '--porcelain', '-z').length > 0)
    throw new EditError(
      'There are changes that are not committed. Commit or stash them first: git is the way back.',
    );
  const files = git('ls-files', '-z');
  const removed = files.filter(isOfSample);
  await writeStarter('starter', fresh, company);
  const { content, mistakes } = await findMistakes(fresh);
  if (mistakes.length > 0) throw new EditError(printProblems(fresh, mistakes));

  const changes = collectChanges('.');
  const renamed = renameIn(changes, files, listNames(changes, company));
  for (const file of removed) changes.remove(file);
  for (const file of filesBelow(fresh))
    changes.write(join('content', relative(fresh, file)), readFileSync(file));
  const { fonts, icons } = await writeBrand(fresh, changes);
  say(
    `${company.name} (${company.locale}, ${company.url}):`,
    `  ${removed.length} files of the company before are removed`,
    `  ${content.files.length} entries are written to content/, with pictures in ${company.colour}`,
    `  ${fonts} fonts and ${icons} icons are written to static/`,
    `  ${renamed.length} files get the new name: ${renamed.join(', ')}`,
  );
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = isSure ? 'yes' : await terminal.question('Go on? (yes/no) ');
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) return say('Nothing was changed.');
  changes.apply();
  // Git keeps no empty folders.
  rmSync('art', { recursive: true, force: true });
  say(
    terminalPaint(process.stdout)('green', 'Done. Now:'),
    '  1. See it: npm run develop, then http://localhost:8000. Its texts say what belongs in their place.',
    '  2. Fill it: docs/adopting.md names the order. npm run check:content lists what is still of the starter.',
    '  3. Leave out what you do not need: npm run remove -- product first-product --with-references',
    '  4. Check it: npm test. Then commit it; git restore . and git clean -fd content static lead back.',
  );
};

runCommand(async () => {
  const fresh = mkdtempSync(join(tmpdir(), 'adopt-'));
  await adopt(fresh).finally(() => rmSync(fresh, { recursive: true, force: true }));
});
