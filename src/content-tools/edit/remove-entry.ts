import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EditError, entryToEdit } from './kinds';
import { redirectRemoved } from './redirects';
import { filesOfEntry, referenceInWords, referencesTo, usesOfFile } from './references';

/**
 * Removes an entry and the pictures that only it uses, unless something refers to it. Visitors of its page are redirected
 * to the list of its kind, or to the home page.
 * @param root absolute path of the content folder
 * @returns the removed files, below the content folder
 * @throws EditError if the entry does not exist, or others refer to it; it lists them, and nothing is removed
 */
export const removeEntry = (root: string, word: string, name: string): string[] => {
  const { content, entry } = entryToEdit(root, word, name);
  const references = referencesTo(content, entry);
  if (references.length > 0) {
    throw new EditError(
      [
        `content/${entry.file} is still needed. Change these places first:`,
        ...references.map((reference) => `  ${referenceInWords(reference)}`),
      ].join('\n'),
    );
  }
  const pictures = filesOfEntry(content, entry).filter(
    (file) =>
      dirname(file) === dirname(entry.file) &&
      usesOfFile(content, file).every((use) => use.file === entry.file),
  );
  for (const file of [entry.file, ...pictures]) rmSync(join(root, file), { force: true });
  redirectRemoved(root, content, entry);
  return [entry.file, ...pictures];
};
