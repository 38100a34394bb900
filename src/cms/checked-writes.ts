import {
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { findKind } from '../content-model';
import { adviseOnContent } from '../content-tools/advice/advise';
import { findMistakes } from '../content-tools/check/check-content';
import { EditError } from '../content-tools/edit/entries';
import { collectChanges } from '../content-tools/edit/file-changes';
import { removeEntry } from '../content-tools/edit/remove-entry';
import { adviseOnUnused } from '../content-tools/pictures/check-pictures';
import { parseJson } from '../content-tools/read/parse-json';
import { nameFile, type Problem, readContent } from '../content-tools/read/read-content';
import { describeFields } from '../content-tools/schema/fields';
import { formNotes } from './form-mistakes';
import type { Outcome } from './outcome';

/** The files that a save writes, or that are removed, by their path below the content folder. */
interface Change {
  write: readonly { file: string; data: string | Buffer }[];
  remove: readonly string[];
}

/** Copies the content's JSON for a check, with hard links to its pictures and videos. */
const copyContent = (content: string): string => {
  mkdirSync(resolve('dist/develop'), { recursive: true });
  const copy = mkdtempSync(resolve('dist/develop/check-'));
  const mustCopy = (file: string, target: string): boolean => {
    if (file.endsWith('.json')) return true;
    try {
      linkSync(file, target);
      return false;
    } catch {
      // A folder, or the content is on another drive.
      return true;
    }
  };
  cpSync(content, copy, { recursive: true, filter: mustCopy });
  return copy;
};

/** Those problems that were not there before. */
const onlyNew = (after: readonly Problem[], before: readonly Problem[]): Problem[] => {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.filter((problem) => !known.has(JSON.stringify(problem)));
};

/**
 * Judges the content as a change would leave it, in the words of `npm run check:content`.
 * @returns that content, the mistakes that the change would cause, advice, and files that no entry names
 */
const judge = async ({ write, remove }: Change, content: string) => {
  const copy = copyContent(content);
  try {
    // Removed before they are written: a link leads to the original.
    for (const file of [...remove, ...write.map((one) => one.file)])
      rmSync(join(copy, file), { force: true });
    for (const { file, data } of write) {
      mkdirSync(dirname(join(copy, file)), { recursive: true });
      writeFileSync(join(copy, file), data);
    }
    const { content: after, mistakes, pictureAdvice } = await findMistakes(copy);
    const before = mistakes.length > 0 ? (await findMistakes(content)).mistakes : [];
    return {
      after,
      mistakes: onlyNew(mistakes, before),
      advice: adviseOnContent(after),
      pictureAdvice,
      unused: adviseOnUnused(copy, after).map(({ file }) => file),
    };
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/** A file's data, whatever its format; undefined if there is none. */
const readForm = (text: string | null | undefined): string | undefined => {
  const read = typeof text === 'string' ? parseJson(Buffer.from(text)) : undefined;
  return read && 'data' in read ? JSON.stringify(read.data) : (text ?? undefined);
};

/** A save of the editor. */
export interface Save {
  /** File of the entry below the content folder. */
  file: string;
  text: string;
  /** The file's text when its form was opened; undefined for a new entry. */
  opened?: string | undefined;
  /** New pictures and videos that the entry names. */
  uploads: readonly { file: string; data: Buffer }[];
}

/**
 * Saves an entry, unless the content would have mistakes, or somebody else has changed the file in the meantime.
 * @param content absolute path of the content folder
 */
export const saveEntry = async ({ file, text, opened, uploads }: Save, content: string): Promise<Outcome> => {
  const path = join(content, file);
  const readTheirs = (): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const isChanged = (): boolean => readForm(readTheirs()) !== readForm(opened);
  if (isChanged()) return { theirs: readTheirs() };
  const change: Change = { write: [{ file, data: text }, ...uploads], remove: [] };
  const { after, mistakes, advice, pictureAdvice, unused } = await judge(change, content);
  const entry = after.files.find((one) => one.file === file);
  const named = { file, schema: entry ? describeFields(entry.schema) : {}, data: entry?.data };
  if (mistakes.length > 0) return { mistakes: formNotes(mistakes, named, after.files) };
  // A fact that changes makes other texts wrong.
  const fresh = onlyNew(advice, adviseOnContent(readContent(content)));
  const caused = advice.filter((one) => one.file === file || fresh.includes(one));
  // The check has taken a second or two.
  if (isChanged()) return { theirs: readTheirs() };
  const changes = collectChanges(content);
  for (const one of change.write) changes.write(one.file, Buffer.from(one.data));
  changes.apply();
  const notes = [...caused, ...pictureAdvice.filter((one) => one.file === file)];
  return { done: true, advice: formNotes(notes, named, after.files), unused };
};

/**
 * Removes an entry as `npm run remove` does, with the pictures that only it uses and a redirect from its page; or a picture
 * that no entry names.
 * @param file path below the content folder
 */
export const removeFile = async (file: string, content: string): Promise<Outcome> => {
  const refuse = (sentence: string): Outcome => ({ mistakes: [{ path: '', label: '', sentence }] });
  const { after, mistakes, unused } = await judge({ write: [], remove: [file] }, content);
  // Each is a place that needs it; how to do without it is another question.
  const places = mistakes.map((mistake) => ({ ...mistake, fix: '' }));
  if (places.length > 0)
    return { mistakes: formNotes(places, { file: '', schema: {}, data: {} }, after.files) };
  const kind = file.endsWith('.json') ? findKind(dirname(file)) : undefined;
  try {
    if (kind !== undefined) removeEntry(content, kind, basename(file, '.json'));
    else if (file.endsWith('.json')) return refuse(`${nameFile(content, file)} is needed by the site.`);
    else rmSync(join(content, file));
  } catch (error) {
    if (error instanceof EditError) return refuse(error.message);
    throw error;
  }
  return { done: true, advice: [], unused };
};
