import { existsSync, renameSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { entryPath, pagePath, singles } from '../../content-model';
import { nameSlug } from '../../content-model/name-slug';
import type { Content, ContentFile } from '../read';
import { changeJson, withValue } from './change-json';
import { checkSlug, EditError, entryToEdit } from './kinds';
import { movedFilters, redirect } from './redirects';
import { filesOfEntry, type Reference, referencesTo, usesOfFile } from './references';

/** Pages whose address the server or Gatsby expects. */
const fixedTemplates = ['home', 'thank-you', 'not-found'];

export interface Renamed {
  /** Moved files, old and new path below the content folder. */
  moved: [from: string, to: string][];
  /** References to the old name, as they were. */
  updated: Reference[];
  /** Old and new address, if the entry has a page. */
  redirect?: { from: string; to: string };
}

const pathOf = (entry: ContentFile, slug: string): string | undefined => {
  if (entry.kind === 'page') return pagePath(slug, entry.template ?? '');
  return entryPath(entry.kind, slug);
};

/** Pictures with the entry's name that nothing else uses. */
const ownPictures = (content: Content, entry: ContentFile): string[] =>
  filesOfEntry(content, entry).filter(
    (file) =>
      dirname(file) === dirname(entry.file) &&
      new RegExp(`^${entry.slug}[-.]`).test(basename(file)) &&
      usesOfFile(content, file).every((use) => use.file === entry.file),
  );

/** What refers to an entry, with its new name: the name itself, an address, or a text with links. */
const renamedReference = (
  value: string,
  entry: ContentFile,
  slug: string,
  path: string | undefined,
): string => {
  if (value === entry.slug || !entry.path || !path) return slug;
  if (value.startsWith('/')) return path + value.slice(entry.path.length);
  return [')', '#'].reduce((text, end) => text.replaceAll(`](${entry.path}${end}`, `](${path}${end}`), value);
};

/**
 * Renames an entry: file, pictures, every reference to it, and a redirect from the old address of its page.
 * @param root absolute path of the content folder
 * @throws EditError if the entry does not exist, or the new name is taken or unsuitable; nothing is changed
 */
export const renameEntry = (root: string, word: string, oldName: string, newName: string): Renamed => {
  const { content, entry } = entryToEdit(root, word, oldName);
  const slug = nameSlug(newName.replace(/\.json$/, ''));
  checkSlug(slug);
  if (fixedTemplates.includes(entry.template ?? '')) {
    throw new EditError(`content/${entry.file} must keep its name, because the site relies on it.`);
  }
  const file = `${dirname(entry.file)}/${slug}.json`;
  const path = pathOf(entry, slug);
  const taken = content.files.find((other) => other.file === file || (path && other.path === path));
  if (taken)
    throw new EditError(
      `content/${taken.file} already has that ${taken.file === file ? 'name' : 'address'}.`,
    );

  const pictures = ownPictures(content, entry).map((from): [string, string] => [
    from,
    `${dirname(from)}/${slug}${basename(from).slice(entry.slug.length)}`,
  ]);
  const blocked = pictures.find(([, to]) => existsSync(join(root, to)));
  if (blocked) throw new EditError(`content/${blocked[1]} already exists.`);

  const updated = referencesTo(content, entry).filter(
    (reference) => reference.file !== singles.redirects.file,
  );
  for (const reference of updated) {
    const value = renamedReference(reference.value, entry, slug, path);
    changeJson(join(root, reference.file), (data) => withValue(data, reference.path, value));
  }
  for (const [from, to] of pictures) {
    for (const { path: place } of usesOfFile(content, from)) {
      changeJson(join(root, entry.file), (data) => withValue(data, place, `./${basename(to)}`));
    }
    renameSync(join(root, from), join(root, to));
  }
  // Links of the page to itself.
  const own = entry.path && path ? referencesTo(content, { ...entry, file: '' }) : [];
  for (const reference of own.filter((candidate) => candidate.file === entry.file)) {
    const value = String(path) + reference.value.slice(entry.path?.length);
    changeJson(join(root, entry.file), (data) => withValue(data, reference.path, value));
  }
  renameSync(join(root, entry.file), join(root, file));

  const result: Renamed = { moved: [[entry.file, file], ...pictures], updated };
  // Nobody has seen the address of a draft.
  if (!entry.path || !path || entry.draft) return result;
  redirect(root, [[entry.path, path], ...movedFilters(content, entry, slug, path)]);
  return { ...result, redirect: { from: entry.path, to: path } };
};
