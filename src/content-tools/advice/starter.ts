import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listBelow } from '../read/find-file';
import { type ContentText, listTexts } from '../read/inspect-texts';
import type { Content, Problem } from '../read/read-content';
import { fieldPath } from '../schema/fields';

/** Shorter texts, such as the name of a menu, may well stay. */
const fewest = 30;

/** So may sentences that say nothing about the company: headings of all pages of a kind, and what follows a message. */
const isStandard = ({ entry, path }: ContentText): boolean =>
  entry.kind === 'headings' || path[0] === 'confirmation';

/** Finds entries that still have texts with which `npm run adopt` began: those in the starter's folder. */
export const adviseOnStarter = (folder: string, { files }: Pick<Content, 'files'>): Problem[] => {
  const texts = new Set<unknown>();
  const note = (_: string, value: unknown) => texts.add(value) && value;
  for (const file of listBelow(folder))
    if (file.endsWith('.json')) JSON.parse(readFileSync(join(folder, file), 'utf8'), note);
  return files.flatMap((entry) => {
    const isBegun = (place: ContentText): boolean =>
      place.text.length >= fewest && texts.has(place.text) && !isStandard(place);
    const [first, ...others] = listTexts([entry]).filter(isBegun);
    if (!first) return [];
    const more = others.length > 0 ? `, like ${others.length} other texts of this file` : '';
    const problem = `is as the starter has it${more}`;
    const fix = 'Write what it says belongs there.';
    return { file: entry.file, field: fieldPath(first.path), problem, fix };
  });
};
