import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { singles } from '../../content-model';
import { choiceAddress } from '../../content-model/project-filter';
import { isObject } from '../../is-object';
import { filterAddresses } from '../filter-addresses';
import { formatJson } from '../format-json';
import { schemaNote } from '../json-schema';
import { type Content, type ContentFile, readContent } from '../read';
import { changeJson, readJson } from './change-json';

/** An address that a page had, and the one that visitors get instead. */
export type Move = readonly [from: string, to: string];

/** Every old address redirects straight to the new one; an address that is in use again redirects nowhere. */
const withMove = (moved: readonly unknown[], [from, to]: Move): unknown[] => [
  ...moved.flatMap((entry) => {
    if (!isObject(entry) || entry.from === to || entry.from === from) return [];
    return [entry.to === from ? { ...entry, to } : entry];
  }),
  { from, to },
];

/** Adds redirects to `redirects.json`. */
export const redirect = (root: string, moves: readonly Move[]): void => {
  if (moves.length === 0) return;
  const path = join(root, singles.redirects.file);
  const data = existsSync(path) ? readJson(path) : undefined;
  const file = isObject(data) ? data : { $schema: schemaNote('redirects', singles.redirects.file) };
  const before: readonly unknown[] = Array.isArray(file.moved) ? file.moved : [];
  writeFileSync(path, formatJson({ ...file, moved: moves.reduce<unknown[]>(withMove, [...before]) }));
};

const listOfProjects = ({ files }: Content): string | undefined =>
  files.find(({ template }) => template === 'projects')?.path;

/** The address of the projects filtered by a service or industry; none for other kinds. */
export const filterAddressOf = (content: Content, kind: string, slug: string): string[] => {
  const list = listOfProjects(content);
  return list !== undefined && (kind === 'service' || kind === 'industry')
    ? [choiceAddress(list, { [kind]: slug })]
    : [];
};

/** Removes redirects from addresses that pages use again. */
export const freeAddresses = (root: string, addresses: readonly unknown[]): void => {
  const path = join(root, singles.redirects.file);
  if (!existsSync(path)) return;
  changeJson(path, (data) => {
    if (!isObject(data) || !Array.isArray(data.moved)) return data;
    const moved = data.moved.filter((entry: unknown) => !isObject(entry) || !addresses.includes(entry.from));
    return { ...data, moved };
  });
};

/**
 * The filter pages that move with an entry: that of a renamed service or industry, or all with the list itself.
 * @param content the content before
 */
export const movedFilters = (content: Content, entry: ContentFile, slug: string, path: string): Move[] => {
  const addresses = filterAddresses(content.files);
  const list = listOfProjects(content);
  if (list === undefined) return [];
  if (entry.template === 'projects') return addresses.map((from) => [from, path + from.slice(list.length)]);
  const [from] = filterAddressOf(content, entry.kind, entry.slug);
  const [to] = filterAddressOf(content, entry.kind, slug);
  return from && to && addresses.includes(from) ? [[from, to]] : [];
};

/** Where visitors of a removed page find what is like it. */
const placeOf = ({ files }: Content, { kind }: ContentFile): string => {
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
  const left = new Set(filterAddresses(now.files));
  const list = listOfProjects(now);
  const filters = filterAddresses(before.files).filter((address) => !left.has(address));
  redirect(root, [
    ...(entry.path === undefined || entry.draft ? [] : [[entry.path, placeOf(now, entry)] as const]),
    ...(list === undefined ? [] : filters.map((from) => [from, list] as const)),
  ]);
};
