import { collections, findFolder, findKind } from '../../content-model';
import { nameSlug, slugForm } from '../../content-model/name-slug';
import { type Content, type ContentFile, nameFile, readContent } from '../read/read-content';

/** Why a command of the editors did not run. */
export class EditError extends Error {
  override name = 'EditError';
}

/** The kind of entry that an editor means, by its name or its folder; throws an EditError that lists the kinds. */
export const readKind = (word: string): string => {
  const singular = word.toLowerCase().replace(/^slide$/, 'hero-slide');
  const kind = findKind(singular) ?? singular;
  const kinds = [...Object.keys(collections), 'page'];
  if (kinds.includes(kind)) return kind;
  throw new EditError(`There is no kind "${word}". Write one of: ${kinds.join(', ')}.`);
};

/** The place after the last entry of a kind. */
export const findNextOrder = (files: readonly ContentFile[], kind: string): number => {
  const orders = files.map((file) => (file.kind === kind ? Number(Object(file.data).order) || 0 : 0));
  return 1 + Math.max(0, ...orders);
};

/** The file name and part of the address that a name becomes; throws an EditError if the name is not suitable. */
export const buildSlug = (name: string): string => {
  const slug = nameSlug(name);
  if (slugForm.test(slug)) return slug;
  throw new EditError(`"${name}" is not suitable for a file name: it has no letter and no digit.`);
};

/** @throws EditError if an entry has that file name or address */
export const checkFree = (root: string, { files }: Content, file: string, path: string | undefined): void => {
  const taken = files.find((other) => other.file === file || (path !== undefined && other.path === path));
  if (!taken) return;
  const what = taken.file === file ? 'name' : 'address';
  throw new EditError(`${nameFile(root, taken.file)} already has that ${what}.`);
};

/** The content that a command is about to change; throws an EditError if a file of it cannot be read. */
export const readSoundContent = (root: string): Content => {
  const content = readContent(root);
  const [unreadable] = content.problems;
  if (!unreadable) return content;
  throw new EditError(
    `${nameFile(root, unreadable.file)} ${unreadable.problem}. Fix that first: npm run check:content`,
  );
};

/**
 * The entry that an editor names by kind and file name, with or without `.json`, and the content that it is part of.
 * @throws EditError if a file of the content cannot be read, or the kind or the entry does not exist
 */
export const findEntry = (root: string, word: string, name: string) => {
  const kind = readKind(word);
  const content = readSoundContent(root);
  const slug = name.replace(/\.json$/, '');
  const among = content.files.filter((file) => file.kind === kind);
  const entry = among.find((file) => file.slug === slug);
  if (entry) return { content, entry };
  const names = among.length > 0 ? ` There are: ${among.map((file) => file.slug).join(', ')}.` : '';
  throw new EditError(`There is no ${findFolder(kind)}/${slug}.json.${names}`);
};
