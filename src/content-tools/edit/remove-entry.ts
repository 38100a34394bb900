import { singles } from '../../content-model';
import { checkContent } from '../check/check-content';
import { type Content, type ContentFile, nameFile, type Problem } from '../read/read-content';
import { doWithout } from './do-without';
import { EditError, findEntry } from './entries';
import { collectChanges } from './file-changes';
import { findSubstitute, updateRedirects } from './redirects';
import { findOwnFiles } from './references';

const describe = ({ file, field, problem }: Problem): string =>
  [file, field, problem].filter(Boolean).join('  ');

/**
 * Takes an entry out of the content, and one reference after the other, until no more mistakes follow from it.
 * @returns the content afterwards, the new data of changed files, a line about each change, and the mistakes that are left
 */
const planRemoval = (root: string, content: Content, entry: ContentFile) => {
  const known = new Set(checkContent(root, content).problems.map(describe));
  const changed = new Map<string, unknown>();
  const lines: string[] = [];
  let files = content.files.filter(({ file }) => file !== entry.file);
  for (;;) {
    const { problems } = checkContent(root, { ...content, files });
    // The list of redirects follows by itself.
    const fresh = problems.filter((one) => !known.has(describe(one)) && one.file !== singles.redirects.file);
    const substitute = findSubstitute({ ...content, files }, entry.path);
    const find = ({ file, field }: Problem) => {
      const user = files.find((one) => one.file === file);
      const change = user && doWithout(user, field, entry.path, substitute);
      return change && { file, field, ...change };
    };
    // One at a time: the places of others in a list change with it.
    const next = fresh.map(find).find(Boolean);
    if (!next) return { after: { ...content, files }, changed, lines, needed: fresh };
    files = files.map((one) => (one.file === next.file ? { ...one, data: next.data } : one));
    changed.set(next.file, next.data);
    lines.push(`${nameFile(root, next.file)}  ${next.field} ${next.how}`);
  }
};

/**
 * Removes an entry and the pictures that only it uses. Visitors of its page are redirected to the list of its kind, or to the
 * home page.
 * @param withReferences whether what refers to it is changed, too
 * @returns the removed files, below the content folder, and what happened to each reference, in words
 * @throws EditError if the entry does not exist, or others refer to it: it lists what would happen to each, and what stands in
 *   the way. Nothing is changed then.
 */
export const removeEntry = (root: string, word: string, name: string, withReferences = false) => {
  const { content, entry } = findEntry(root, word, name);
  const { after, changed, lines, needed } = planRemoval(root, content, entry);
  if (needed.length > 0 || (lines.length > 0 && !withReferences)) {
    throw new EditError(
      [
        `${nameFile(root, entry.file)} is still needed.`,
        ...(lines.length > 0 ? ['With --with-references:', ...lines.map((line) => `  ${line}`)] : []),
        ...(needed.length > 0 ? ['Change these places first:'] : []),
        ...needed.map((one) => `  ${nameFile(root, one.file)}  ${one.field} ${one.problem}. ${one.fix}`),
      ].join('\n'),
    );
  }
  const files = [entry.file, ...findOwnFiles(content, entry)];
  const changes = collectChanges(root);
  for (const [file, data] of changed) changes.writeJson(file, data);
  const redirects = updateRedirects(changes, content, after.files, (from) => findSubstitute(after, from));
  for (const file of files) changes.remove(file);
  changes.apply();
  return { files, changed: lines, redirects };
};
