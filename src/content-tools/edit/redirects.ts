import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singles } from '../../content-model';
import { buildChoiceAddress } from '../../content-model/project-filter';
import { isObject } from '../../is-object';
import { findProjectList, listFilterAddresses } from '../read/filter-addresses';
import { type Content, type ContentFile, readContent } from '../read/read-content';
import { schemaNote } from '../schema/editor-schemas';
import { readJson } from './change-json';
import { formatJson } from './format-json';

/** An address that a page had, and the one that visitors get instead. */
export type Move = readonly [from: string, to: string];

/** Every old address redirects straight to the new one; an address that is in use again redirects nowhere. */
const addMove = (moved: readonly unknown[], [from, to]: Move): readonly unknown[] => [
  ...moved.flatMap((entry) => {
    if (!isObject(entry) || entry.from === to || entry.from === from) return [];
    return [entry.to === from ? { ...entry, to } : entry];
  }),
  { from, to },
];

/** Changes the list of `redirects.json`. */
const changeMoved = (root: string, change: (moved: readonly unknown[]) => readonly unknown[]): void => {
  const path = join(root, singles.redirects.file);
  const data = existsSync(path) ? readJson(path) : undefined;
  const file = isObject(data) ? data : { $schema: schemaNote('redirects', singles.redirects.file) };
  const before: readonly unknown[] = Array.isArray(file.moved) ? file.moved : [];
  const moved = change(before);
  if (moved !== before) writeFileSync(path, formatJson({ ...file, moved }));
};

/** Adds redirects to `redirects.json`. */
export const addRedirects = (root: string, moves: readonly Move[]): void =>
  changeMoved(root, (moved) => moves.reduce(addMove, moved));

/** The address of the projects filtered by a service or industry; none for other kinds. */
export const findFilterAddress = (content: Content, kind: string, slug: string): string[] => {
  const list = findProjectList(content.files);
  return list !== undefined && (kind === 'service' || kind === 'industry')
    ? [buildChoiceAddress(list, { [kind]: slug })]
    : [];
};

/** Removes redirects from addresses that pages use again. */
export const freeAddresses = (root: string, addresses: readonly unknown[]): void =>
  changeMoved(root, (moved) => {
    const left = moved.filter((entry) => !isObject(entry) || !addresses.includes(entry.from));
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
const findSubstitute = ({ files }: Content, { kind }: ContentFile): string => {
  const lists: Partial<Record<string, string>> = { project: 'projects', 'case-study': 'case-studies' };
  const list = files.find(({ template }) => template !== undefined && template === lists[kind])?.path;
  return list ?? '/';
};

/**
 * Redirects what is gone with a removed entry: its page, and filter pages without projects.
 * @param before the content with the entry
 */
export const redirectRemoved = (root: string, before: Content, entry: ContentFile): void => {
  const now = readContent(root);
  const left = new Set(listFilterAddresses(now.files));
  const list = findProjectList(now.files);
  const filters = listFilterAddresses(before.files).filter((address) => !left.has(address));
  addRedirects(root, [
    ...(entry.path === undefined || entry.draft ? [] : [[entry.path, findSubstitute(now, entry)] as const]),
    ...(list === undefined ? [] : filters.map((from) => [from, list] as const)),
  ]);
};
