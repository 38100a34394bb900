import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content-folder';
import { collections } from '../src/content-model';
import { checkContent } from '../src/content-tools/check/check-content';
import { printProblems } from '../src/content-tools/check/print-problems';
import { newEntry } from '../src/content-tools/edit/new-entry';
import { removeEntry } from '../src/content-tools/edit/remove-entry';
import { renameEntry } from '../src/content-tools/edit/rename-entry';
import { nameFile } from '../src/content-tools/read/read-content';
import { runCommand, say, terminalPaint } from './terminal';

/**
 * `npm run new -- KIND "Title"`, `npm run rename -- KIND OLD NEW` and `npm run remove -- KIND NAME`: commands of the
 * editors for whole entries.
 */
const root = contentFolder();
const paint = terminalPaint(process.stdout);
const sayRedirects = (redirects: readonly (readonly [string, string])[]): void => {
  for (const [old, now] of redirects) say(`Visitors of ${old} are redirected to ${now}.`);
};
const kinds = Object.keys(collections).join(', ');

const usage: Record<string, string> = {
  new: `npm run new -- KIND "Title" [--draft] [--recipe NAME]\nKIND is one of: ${kinds} (or slide), page. A page begins with a recipe; without NAME, they are listed.`,
  rename: `npm run rename -- KIND OLD NEW\nKIND is one of: ${kinds}, page. OLD and NEW are file names without .json.`,
  remove: `npm run remove -- KIND NAME [--with-references]\nIt may be written as FOLDER/NAME, too. KIND is one of: ${kinds}, page. NAME is a file name without .json.`,
};

const {
  values: { draft, recipe, 'with-references': withReferences },
  positionals: [name = '', ...words],
} = parseArgs({
  allowPositionals: true,
  options: {
    draft: { type: 'boolean' },
    recipe: { type: 'string' },
    'with-references': { type: 'boolean' },
  },
});

const commands: Record<string, (...words: string[]) => Promise<void> | void> = {
  async new(kind = '', ...title) {
    const { files, path } = await newEntry(root, kind, title.join(' '), { draft, recipe });
    const paths = files.map((file) => nameFile(root, file));
    say(paint('green', 'Created:'), ...paths.map((file) => `  ${file}`), '', 'Now:');
    const steps = [
      `Open ${paths[0]} and replace every text that begins with "Sample:".`,
      ...(files.length > 1 ? ['Replace each sample picture with your own, under the same name.'] : []),
      `See it: npm run develop, then http://localhost:8000${path ?? ''}`,
      'Run npm run check:content to see what is still missing.',
      ...(draft ? ['Publish it: remove "draft": true.'] : []),
    ];
    say(...steps.map((step, index) => `  ${index + 1}. ${step}`));
  },
  rename(kind = '', from = '', ...to) {
    const { moved, updated, redirects } = renameEntry(root, kind, from, to.join(' '));
    say(
      paint('green', 'Moved:'),
      ...moved.map(([before, after]) => `  ${nameFile(root, before)} → ${nameFile(root, after)}`),
    );
    if (updated.length > 0)
      say('Updated:', ...updated.map(({ file, field }) => `  ${nameFile(root, file)}  ${field}`));
    sayRedirects(redirects);
  },
  remove(...place) {
    const [kind = '', ...slug] = place.join('/').split('/');
    const { files, changed, redirects } = removeEntry(root, kind, slug.join(' '), withReferences);
    say(paint('green', 'Removed:'), ...files.map((file) => `  ${nameFile(root, file)}`));
    if (changed.length > 0) say('Changed:', ...changed.map((line) => `  ${line}`));
    sayRedirects(redirects);
  },
};

runCommand(async () => {
  const command = commands[name];
  // A page without a title lists the recipes.
  const needed =
    name === 'rename' ? 3 : (words[0] === 'page' && name === 'new') || words[0]?.includes('/') ? 1 : 2;
  if (!command || words.length < needed) {
    process.stderr.write(`${usage[name] ?? Object.values(usage).join('\n\n')}\n`);
    process.exitCode = 2;
    return;
  }
  await command(...words);
  const { problems } = checkContent(root);
  if (problems.length > 0) {
    process.stderr.write(`${printProblems(root, problems, [], terminalPaint(process.stderr))}\n`);
    process.exitCode = 1;
  }
});
