import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { findKind } from '../content-model';
import { adviseOnContent } from '../content-tools/advice/advise';
import { checkContent, findMistakes } from '../content-tools/check/check-content';
import { EditError } from '../content-tools/edit/entries';
import { collectChanges } from '../content-tools/edit/file-changes';
import { findFileUses } from '../content-tools/edit/references';
import { removeEntry } from '../content-tools/edit/remove-entry';
import { adviseOnUnused } from '../content-tools/pictures/check-pictures';
import { parseJson } from '../content-tools/read/parse-json';
import { nameFile, type Problem, readContent } from '../content-tools/read/read-content';
import { describeFields } from '../content-tools/schema/fields';
import { formNotes, namePlace, type Outcome } from './form-mistakes';

/** Those problems that were not there before. */
const onlyNew = (after: readonly Problem[], before: readonly Problem[]): Problem[] => {
  const known = new Set(before.map((problem) => JSON.stringify(problem)));
  return after.filter((problem) => !known.has(JSON.stringify(problem)));
};

/** A file's data, whatever its format; undefined if there is none. */
const readForm = (text: string | null | undefined): string | undefined => {
  const read = typeof text === 'string' ? parseJson(Buffer.from(text)) : undefined;
  return read && 'data' in read ? JSON.stringify(read.data) : (text ?? undefined);
};

export interface Save {
  /** File of the entry below the content folder. */
  file: string;
  text: string;
  /** The file's text when its form was opened; undefined for a new entry. */
  opened?: string | undefined;
  /** New pictures and videos that the entry names. */
  uploads: readonly { file: string; data: Buffer }[];
}

/** Saves an entry, unless the content would have mistakes, or somebody else has changed the file in the meantime. */
export const saveEntry = async ({ file, text, opened, uploads }: Save, root: string): Promise<Outcome> => {
  const path = join(root, file);
  const readTheirs = (): string | null => (existsSync(path) ? readFileSync(path, 'utf8') : null);
  const isChanged = (): boolean => readForm(readTheirs()) !== readForm(opened);
  if (isChanged()) return { theirs: readTheirs() };
  const before = readContent(root);
  const after = readContent(root, new Map([[file, text]]));
  // The check looks at the uploads, which replace nothing; a save that fails takes them back.
  const added = uploads.filter((upload) => !existsSync(join(root, upload.file)));
  const pictures = collectChanges(root);
  for (const upload of added) pictures.write(upload.file, upload.data);
  pictures.apply();
  let isSaved = false;
  try {
    const { mistakes, pictureAdvice } = await findMistakes(root, after);
    const known = mistakes.length > 0 ? (await findMistakes(root, before)).mistakes : [];
    const caused = onlyNew(mistakes, known);
    const entry = after.files.find((one) => one.file === file);
    const named = { file, schema: entry ? describeFields(entry.schema) : {}, data: entry?.data };
    if (caused.length > 0) return { mistakes: formNotes(caused, named, after.files) };
    // The check has taken a second or two.
    if (isChanged()) return { theirs: readTheirs() };
    const changes = collectChanges(root);
    changes.write(file, text);
    changes.apply();
    isSaved = true;
    // A fact that changes makes other texts wrong.
    const advice = adviseOnContent(after);
    const fresh = onlyNew(advice, adviseOnContent(before));
    const notes = [
      ...advice.filter((one) => one.file === file || fresh.includes(one)),
      ...pictureAdvice.filter((one) => one.file === file),
    ];
    const unused = adviseOnUnused(root, after).map((one) => one.file);
    return { done: true, advice: formNotes(notes, named, after.files), unused };
  } finally {
    if (!isSaved) for (const upload of added) rmSync(join(root, upload.file));
  }
};

/**
 * Removes an entry as `npm run remove` does, with the pictures that only it uses and a redirect from its page; or a picture
 * that no entry names.
 */
export const removeFile = (file: string, root: string): Outcome => {
  const refuse = (sentence: string): Outcome => ({ mistakes: [{ path: '', label: '', sentence }] });
  const content = readContent(root);
  const files = content.files.filter((one) => one.file !== file);
  const kind = file.endsWith('.json') ? findKind(dirname(file)) : undefined;
  const known = checkContent(root, content).problems;
  const broken = onlyNew(checkContent(root, { ...content, files }).problems, known);
  // Each is a place that needs it; how to do without it is another question.
  const places = broken.map((mistake) => ({ ...mistake, fix: '' }));
  const mistakes = [
    ...formNotes(places, { file: '', schema: {}, data: {} }, files),
    ...findFileUses(content, file).map((use) => ({
      ...namePlace(use.entry, use.path),
      sentence: 'shows it.',
    })),
  ];
  if (mistakes.length > 0) return { mistakes };
  try {
    if (kind !== undefined) removeEntry(root, kind, basename(file, '.json'));
    else if (file.endsWith('.json')) return refuse(`${nameFile(root, file)} is needed by the site.`);
    else rmSync(join(root, file));
  } catch (error) {
    if (error instanceof EditError) return refuse(error.message);
    throw error;
  }
  return { done: true, advice: [], unused: [] };
};
