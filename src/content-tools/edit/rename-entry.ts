import { basename, dirname } from 'node:path';
import { buildPath } from '../../content-model';
import { answerPages } from '../../content-model/fixed-pages';
import { listTexts } from '../read/inspect-texts';
import { type ContentFile, nameFile } from '../read/read-content';
import { fieldPath } from '../schema/fields';
import { replaceValue } from './do-without';
import { buildSlug, checkFree, EditError, findEntry } from './entries';
import { collectChanges } from './file-changes';
import { updateRedirects } from './redirects';
import { findFileUses, findOwnFiles, refersTo } from './references';

/** A reference with the new name: the name itself, an address, or a text with links. */
const renameReference = (value: string, entry: ContentFile, slug: string, path: string | undefined) => {
  if (value === entry.slug || !entry.path || !path) return slug;
  if (value.startsWith('/')) return path + value.slice(entry.path.length);
  return [')', '#'].reduce((text, end) => text.replaceAll(`](${entry.path}${end}`, `](${path}${end}`), value);
};

/**
 * Renames an entry: file, pictures with its name, every reference to it, and a redirect from the old address of its page.
 * @returns moved files by their old and new path below the content folder; the fields of other entries that named it;
 *   and redirects from the old addresses of its page and of filter pages
 * @throws EditError if the entry does not exist, or the new name is taken or unsuitable; nothing is changed
 */
export const renameEntry = (root: string, word: string, oldName: string, newName: string) => {
  const { content, entry } = findEntry(root, word, oldName);
  const changes = collectChanges(root);
  const slug = buildSlug(newName.replace(/\.json$/, ''));
  if (['/', ...answerPages].includes(entry.path ?? '')) {
    throw new EditError(`${nameFile(root, entry.file)} must keep its name, because the site relies on it.`);
  }
  const nameAnew = (from: string): string =>
    `${dirname(from)}/${slug}${basename(from).slice(entry.slug.length)}`;
  const file = nameAnew(entry.file);
  const path = buildPath(entry.kind, slug, entry.template);
  checkFree(root, content, file, path);

  const pictures = findOwnFiles(content, entry)
    .filter((from) => new RegExp(`^${entry.slug}[-.]`).test(basename(from)))
    .map((from): [string, string] => [from, nameAnew(from)]);
  const blocked = pictures.find(([, to]) => changes.has(to));
  if (blocked) throw new EditError(`${nameFile(root, blocked[1])} already exists.`);

  const references = listTexts(content.files.filter(({ kind }) => kind !== 'redirects')).filter((text) =>
    refersTo(text, entry),
  );
  const replace = (file: string, place: readonly PropertyKey[], value: string) =>
    changes.writeJson(file, replaceValue(changes.readJson(file), place, value));
  for (const { entry: user, path: place, text } of references) {
    replace(user.file, place, renameReference(text, entry, slug, path));
  }
  for (const [from, to] of pictures) {
    for (const use of findFileUses(content, from)) replace(entry.file, use.path, `./${basename(to)}`);
    changes.move(from, to);
  }
  changes.move(entry.file, file);
  const files = content.files.map((other) =>
    other === entry
      ? { ...entry, slug, ...(path && { path }) }
      : { ...other, data: changes.readJson(other.file) },
  );
  const redirects = updateRedirects(changes, content, files, (from, now, place) => now[place] ?? from);
  changes.apply();

  const updated = references
    .filter((text) => text.entry.file !== entry.file)
    .map((text) => ({ file: text.entry.file, field: fieldPath(text.path) }));
  const moved: [from: string, to: string][] = [[entry.file, file], ...pictures];
  return { moved, updated, redirects };
};
