import { singles } from '../../content-model';
import { buildChoiceAddress } from '../../content-model/project-filter';
import { isObject } from '../../is-object';
import { guessAddress } from '../../site-manifest/guess-address';
import { findProjectList, listFilterAddresses } from '../read/filter-addresses';
import type { Content, ContentFile } from '../read/read-content';
import { schemaNote } from '../schema/editor-schemas';
import type { FileChanges } from './file-changes';

/** An address that a page had, and the one that visitors get instead. */
export type Move = readonly [from: string, to: string];

/** Whether a redirect is from one of these pages, however it spells the address. */
const leadsFrom = ({ from }: Record<string, unknown>, pages: readonly string[]): boolean =>
  typeof from === 'string' && pages.includes(guessAddress(from));

/** Every old address redirects straight to the new one; an address that is in use again redirects nowhere. */
const addMove = (moved: readonly unknown[], [from, to]: Move): readonly unknown[] => [
  ...moved.flatMap((entry) => {
    if (!isObject(entry) || leadsFrom(entry, [to]) || entry.from === from) return [];
    return [entry.to === from ? { ...entry, to } : entry];
  }),
  { from, to },
];

/** Changes the list of `redirects.json`. */
const changeMoved = (
  changes: FileChanges,
  change: (moved: readonly unknown[]) => readonly unknown[],
): void => {
  const { file } = singles.redirects;
  const data = changes.has(file) ? changes.readJson(file) : undefined;
  const fields = isObject(data) ? data : { $schema: schemaNote('redirects', file) };
  const before: readonly unknown[] = Array.isArray(fields.moved) ? fields.moved : [];
  const moved = change(before);
  if (moved !== before) changes.writeJson(file, { ...fields, moved });
};

/** Adds redirects to `redirects.json`. */
export const addRedirects = (changes: FileChanges, moves: readonly Move[]): void =>
  changeMoved(changes, (moved) => moves.reduce(addMove, moved));

/** The address of the projects filtered by a service or industry; none for other kinds. */
export const findFilterAddress = (content: Content, kind: string, slug: string): string[] => {
  const list = findProjectList(content.files);
  return list !== undefined && (kind === 'service' || kind === 'industry')
    ? [buildChoiceAddress(list, { [kind]: slug })]
    : [];
};

/** Removes redirects from addresses that pages use again. */
export const freeAddresses = (changes: FileChanges, addresses: readonly string[]): void =>
  changeMoved(changes, (moved) => {
    const left = moved.filter((entry) => !isObject(entry) || !leadsFrom(entry, addresses));
    return left.length < moved.length ? left : moved;
  });

/**
 * The filter pages that move with an entry: that of a renamed service or industry, or all with the list itself.
 * @param content the content before
 */
export const listMovedFilters = (
  content: Content,
  entry: ContentFile,
  slug: string,
  path: string,
): Move[] => {
  const addresses = listFilterAddresses(content.files);
  const list = findProjectList(content.files);
  if (list === undefined) return [];
  if (entry.template === 'projects') return addresses.map((from) => [from, path + from.slice(list.length)]);
  const [from] = findFilterAddress(content, entry.kind, entry.slug);
  const [to] = findFilterAddress(content, entry.kind, slug);
  return from && to && addresses.includes(from) ? [[from, to]] : [];
};

/** The address where visitors of a removed page find something like it. */
export const findSubstitute = ({ files }: Content, { kind }: ContentFile): string => {
  const lists: Partial<Record<string, string>> = { project: 'projects', 'case-study': 'case-studies' };
  const list = files.find(({ template }) => template !== undefined && template === lists[kind])?.path;
  return list ?? '/';
};

/**
 * Redirects what is gone with a removed entry: its page, and filter pages without projects.
 * @param before the content with the entry
 */
export const redirectRemoved = (changes: FileChanges, before: Content, entry: ContentFile): void => {
  const now = { ...before, files: before.files.filter(({ file }) => file !== entry.file) };
  const left = new Set(listFilterAddresses(now.files));
  const list = findProjectList(now.files);
  const filters = listFilterAddresses(before.files).filter((address) => !left.has(address));
  addRedirects(changes, [
    ...(entry.path === undefined || entry.days.from > before.day
      ? []
      : [[entry.path, findSubstitute(now, entry)] as const]),
    ...(list === undefined ? [] : filters.map((from) => [from, list] as const)),
  ]);
};
