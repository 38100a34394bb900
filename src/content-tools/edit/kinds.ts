import { join } from 'node:path';
import { collections, folderOf } from '../../content-model';
import { isObject } from '../../is-object';
import { type Content, type ContentFile, readContent } from '../read';

/** Why a command of the editors did not run. */
export class EditError extends Error {
  override name = 'EditError';
}

/** Other words that editors may use for a kind. */
const otherNames: Partial<Record<string, string>> = { slide: 'hero-slide', banner: 'hero-slide' };

/**
 * The kind of entry that an editor means.
 * @param kinds those the command knows
 * @throws EditError, which lists them
 */
export const kindOf = (word: string, kinds: readonly string[]): string => {
  const singular = word.toLowerCase();
  const kind = otherNames[singular] ?? singular;
  if (kinds.includes(kind)) return kind;
  throw new EditError(`There is no kind "${word}". Write one of: ${kinds.join(', ')}.`);
};

export const collectionKinds = Object.keys(collections);

/** The place after the last entry of a kind. */
export const orderAfter = (files: readonly ContentFile[], kind: string): number =>
  1 +
  Math.max(
    0,
    ...files
      .filter((file) => file.kind === kind)
      .map(({ data }) => (isObject(data) && typeof data.order === 'number' ? data.order : 0)),
  );

const slugForm = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** @throws EditError if a word cannot be a file name and address */
export const checkSlug = (slug: string): void => {
  if (!slugForm.test(slug)) {
    throw new EditError(
      `"${slug}" is not suitable for an address. Use only lower-case letters, digits and hyphens.`,
    );
  }
};

/**
 * The entry of a kind with a name, with or without `.json`.
 * @throws EditError, which lists the existing entries
 */
const entryNamed = ({ files }: Content, kind: string, name: string): ContentFile => {
  const slug = name.replace(/\.json$/, '');
  const among = files.filter((file) => file.kind === kind);
  const found = among.find((file) => file.slug === slug);
  if (found) return found;
  const names = among.map((file) => file.slug).join(', ');
  throw new EditError(
    `There is no ${join(folderOf(kind), `${slug}.json`)}. ${among.length > 0 ? `There are: ${names}.` : ''}`.trim(),
  );
};

/**
 * The entry that an editor names, and the content that it is part of.
 * @param root absolute path of the content folder
 * @param word kind of the entry, as the editor writes it
 * @throws EditError if a file of the content cannot be read, or the kind or the entry does not exist
 */
export const entryToEdit = (
  root: string,
  word: string,
  name: string,
): { content: Content; entry: ContentFile } => {
  const kind = kindOf(word, [...collectionKinds, 'page']);
  const content = readContent(root);
  const [unreadable] = content.problems;
  if (unreadable) {
    throw new EditError(
      `content/${unreadable.file} ${unreadable.problem}. Fix that first: npm run check:content`,
    );
  }
  return { content, entry: entryNamed(content, kind, name) };
};
