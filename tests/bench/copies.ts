import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { findCollection } from '../../src/content-model';
import { formatJson } from '../../src/content-tools/edit/format-json';
import { readContent } from '../../src/content-tools/read/read-content';
import { changeJson } from '../change-json';

const titled = z.looseObject({ title: z.string() });
const subtitled = z.looseObject({ tagline: z.string() });

/** The entries that have a page. */
const listEntries = (content: string) =>
  readContent(content).files.filter(({ kind }) => findCollection(kind)?.base !== undefined);

/**
 * Makes a content folder with several copies of every entry that has a page. Each has a title of its own, and names the same
 * pictures.
 * @param from the content to copy
 * @param to folder to create
 * @param times number of copies of each entry
 */
export const writeCopies = (from: string, to: string, times: number): void => {
  cpSync(from, to, { recursive: true });
  for (const { file, data } of listEntries(from)) {
    const { title, ...rest } = titled.parse(data);
    for (let number = 2; number <= times; number += 1) {
      const copy = join(to, file.replace(/\.json$/, `-${number}.json`));
      writeFileSync(copy, formatJson({ ...rest, title: `${title} ${number}` }));
    }
  }
};

/** Changes the tagline of one entry that has a page, as an editor would. Returns its file. */
export const editOne = (content: string): string => {
  const entry = listEntries(content).at(-1);
  if (!entry) throw new Error(`${content} has no entry to edit`);
  const file = join(content, entry.file);
  changeJson(file, (data) => {
    const { tagline, ...rest } = subtitled.parse(data);
    return { ...rest, tagline: tagline.replace(/\W*$/, ', again.') };
  });
  return file;
};
