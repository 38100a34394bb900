import { nameFile } from '../read/read-content';
import { describeReference, EditError, findEntry } from './entries';
import { collectChanges } from './file-changes';
import { redirectRemoved } from './redirects';
import { findOwnFiles, findReferences } from './references';

/**
 * Removes an entry and the pictures that only it uses, unless something refers to it. Visitors of its page are redirected
 * to the list of its kind, or to the home page.
 * @param root absolute path of the content folder
 * @returns the removed files, below the content folder
 * @throws EditError if the entry does not exist, or others refer to it; it lists them, and nothing is removed
 */
export const removeEntry = (root: string, word: string, name: string): string[] => {
  const { content, entry } = findEntry(root, word, name);
  const references = findReferences(content, entry).filter(({ file }) => file !== entry.file);
  if (references.length > 0) {
    throw new EditError(
      [
        `${nameFile(root, entry.file)} is still needed. Change these places first:`,
        ...references.map((reference) => `  ${describeReference(root, reference)}`),
      ].join('\n'),
    );
  }
  const files = [entry.file, ...findOwnFiles(content, entry)];
  const changes = collectChanges(root);
  redirectRemoved(changes, content, entry);
  for (const file of files) changes.remove(file);
  changes.apply();
  return files;
};
