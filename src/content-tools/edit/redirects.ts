import { singles } from '../../content-model';
import { isObject } from '../../is-object';
import { guessAddress } from '../../site-manifest/guess-address';
import { listFilterAddresses } from '../read/filter-addresses';
import type { Content, ContentFile } from '../read/read-content';
import { shownFiles } from '../read/schedule';
import { schemaNote } from '../schema/editor-schemas';
import type { FileChanges } from './file-changes';

/** An address that a page had, and the one that visitors get instead. */
type Move = readonly [from: string, to: string];

/** The addresses of pages and of project filters, in the order of the files. Nobody has seen those of drafts. */
const listAddresses = ({ files, day }: Content): string[] => [
  ...files.flatMap(({ path, days }) => (path !== undefined && days.from <= day ? path : [])),
  ...listFilterAddresses(files),
];

/** The address where visitors of a removed page find something like it: the nearest page above it. */
export const findSubstitute = (content: Content, gone = '/'): string => {
  const above = gone.slice(0, gone.lastIndexOf('/')) || '/';
  const isThere = above === '/' || shownFiles(content, true).some(({ path }) => path === above);
  return isThere ? above : findSubstitute(content, above);
};

/**
 * Brings `redirects.json` up to date: every address that is gone leads straight to another, and one that is in use again
 * nowhere.
 * @param files those of the content after a command
 * @param findTarget where visitors of an address go; its place is that in the list of all addresses
 * @returns what was added
 */
export const updateRedirects = (
  changes: FileChanges,
  before: Content,
  files: ContentFile[],
  findTarget: (from: string, now: readonly string[], place: number) => string,
): Move[] => {
  const { file } = singles.redirects;
  const now = listAddresses({ ...before, files });
  const moves = listAddresses(before).flatMap((from, place): Move[] =>
    now.includes(from) ? [] : [[from, findTarget(from, now, place)]],
  );
  const gone = new Map(moves);
  const used = new Set([...now, ...files.map(({ path }) => path)]);
  const data = changes.has(file) ? changes.readJson(file) : undefined;
  const fields = isObject(data) ? data : { $schema: schemaNote('redirects', file) };
  const listed: unknown[] = Array.isArray(fields.moved) ? fields.moved : [];
  const left = listed.filter((entry) => {
    const from = String(Object(entry).from);
    return !used.has(guessAddress(from)) && !gone.has(from);
  });
  if (moves.length > 0 || left.length < listed.length) {
    const moved = [
      ...left.map((entry) => {
        const to = gone.get(Object(entry).to);
        return to === undefined ? entry : { ...Object(entry), to };
      }),
      ...moves.map(([from, to]) => ({ from, to })),
    ];
    changes.writeJson(file, { ...fields, moved });
  }
  return moves;
};
