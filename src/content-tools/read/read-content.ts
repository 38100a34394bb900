import { readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';
import { z } from 'zod';
import {
  collections,
  describeFile,
  type EntryDescription,
  pagesFolder,
  pageTemplates,
  type Single,
  singles,
} from '../../content-model';
import { isTimeZone } from '../../content-model/company';
import { type Days, isNever, shownDays } from '../../content-model/shown-days';
import { isObject } from '../../is-object';
import { listBelow } from './find-file';
import { type Finding, parseJson } from './parse-json';

/** A file of the content as messages name it: by its path from the working directory. */
export const nameFile = (root: string, file: string): string =>
  relative('', join(root, file)).split(sep).join('/');

/** A finding in the content. */
export interface Problem extends Finding {
  /** File below the content folder, with forward slashes. */
  file: string;
  /** Path in the file, such as `benefits[2].text`; empty for the file as a whole. */
  field: string;
}

/** Problems whose files are named as messages name them. */
export const nameFiles = (root: string, problems: readonly Problem[]): Problem[] =>
  problems.map((problem) => ({ ...problem, file: nameFile(root, problem.file) }));

/** A JSON file and what the model says about it. */
export interface ContentFile extends EntryDescription {
  file: string;
  /** Parsed JSON, not yet validated. */
  data: unknown;
  /** The days on which the published site shows it. */
  days: Days;
}

export interface Content {
  files: ContentFile[];
  /** Files that are there, but cannot be read. What refers to them is not wrong. */
  unreadable: ReadonlySet<string>;
  /** Files that could not be read, or that the model does not know. */
  problems: Problem[];
  /** The day of the content: `CONTENT_DAY`, or today. */
  day: string;
  /** The day of a moment in the time zone of the company's first office; UTC without one. */
  findDay(moment: Date): string;
}

const folders = [...Object.values(collections).map(({ folder }) => folder), pagesFolder];

/** Every JSON file, and what looks like one. Operating systems leave hidden files behind: `._about-us.json`. */
const listJsonFiles = (root: string): string[] =>
  listBelow(root).filter((file) => /\.json(?:$|\.)/i.test(file) && !/(?:^|\/)\./.test(file));

/** Why the system does not hand out a file, by the code of its error. */
const refusals: Partial<Record<string, Finding>> = {
  ENOENT: {
    problem: 'leads to something that is not there',
    fix: 'Put the file itself in place of the link.',
  },
  ELOOP: { problem: 'is a link to itself', fix: 'Put the file itself in place of the link.' },
  EISDIR: { problem: 'is a folder', fix: 'Move what is in it to where it belongs, and remove the folder.' },
};

/** Explains why a file that is there cannot be read; throws again what is no error of the file system. */
export const explainUnreadable = (error: unknown): Finding => {
  const code = isObject(error) ? error.code : undefined;
  if (typeof code !== 'string') throw error;
  const fix = 'Open it yourself, or let the user read it who runs this command.';
  return refusals[code] ?? { problem: `cannot be read (${code})`, fix };
};

/** Explains a file that somebody meant to be read, but that the site passes over. */
const explainStray = (file: string): Finding => {
  if (file.endsWith('.json')) {
    return {
      problem: 'is in a place where the site reads no files',
      fix: `Move it to one of the folders ${folders.slice(0, -1).join(', ')} or ${pagesFolder}, or out of the content.`,
    };
  }
  const name = basename(file).replace(/\.json.*$/i, '.json');
  const problem = `is not read, because its name does not end in ".json"`;
  return { problem, fix: `Rename it to ${name}, or move it out of the content.` };
};

const parseFile = (file: string, bytes: Buffer): ContentFile | Problem => {
  const read = parseJson(bytes);
  if ('fault' in read) return { file, field: '', ...read.fault };
  const fields = isObject(read.data) ? read.data : {};
  const { template } = fields;
  const entry = describeFile(file, template);
  if (entry) return { ...entry, file, data: read.data, days: shownDays(fields) };
  const problem = `is ${JSON.stringify(template) ?? 'missing'}, which is not a template`;
  return { file, field: 'template', problem, fix: `Write one of: ${Object.keys(pageTemplates).join(', ')}.` };
};

/** What files held when they were last read: one that is still the same is the same object, of which the checks are known. */
const lastRead = new Map<string, { bytes: Buffer; entry: ContentFile | Problem }>();

/** @param written its text, if the file is about to be written */
const readEntry = (root: string, file: string, written: string | undefined): ContentFile | Problem => {
  const path = join(root, file);
  try {
    const bytes = written === undefined ? readFileSync(path) : Buffer.from(written);
    const last = lastRead.get(path);
    if (last?.bytes.equals(bytes)) return last.entry;
    const entry = parseFile(file, bytes);
    lastRead.set(path, { bytes, entry });
    return entry;
  } catch (error) {
    return { file, field: '', ...explainUnreadable(error) };
  }
};

/** The company's clock: that of its first office. */
const readClock = (files: readonly ContentFile[]): Pick<Content, 'day' | 'findDay'> => {
  const offices = z.array(z.object({ order: z.number(), timeZone: z.string().refine(isTimeZone) }));
  const given = files.filter(({ kind, days }) => kind === 'office' && !isNever(days)).map(({ data }) => data);
  const [first] = offices.safeParse(given).data?.sort((a, b) => a.order - b.order) ?? [];
  const format = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: first?.timeZone ?? 'UTC' });
  const findDay = (moment: Date): string => format.format(moment);
  return { day: process.env.CONTENT_DAY || findDay(new Date()), findDay };
};

/**
 * Reads every JSON file of a content folder: the single files, the collections, the pages.
 * @param root absolute path of the content folder, as everywhere in these tools
 * @param written texts of files that are about to be written
 */
export const readContent = (root: string, written: ReadonlyMap<string, string> = new Map()): Content => {
  let present: string[];
  try {
    present = [...new Set([...listJsonFiles(root), ...written.keys()])].sort();
  } catch (error) {
    const finding = explainUnreadable(error);
    const path = isObject(error) ? String(error.path) : root;
    const file = relative(root, path).split(sep).join('/');
    return {
      files: [],
      unreadable: new Set([`${pagesFolder}/`]),
      problems: [{ file, field: '', ...finding }],
      ...readClock([]),
    };
  }
  const missing = { field: '', problem: 'is missing', fix: 'Restore the file; the site needs it.' };
  const problems: Problem[] = Object.values<Single>(singles).flatMap(({ file, optional }) =>
    optional || present.includes(file) ? [] : { file, ...missing },
  );
  const unreadable = new Set<string>();
  const names = [
    ...Object.values(singles).flatMap(({ file }) => (present.includes(file) ? file : [])),
    ...folders.flatMap((folder) =>
      present.filter((file) => file.endsWith('.json') && dirname(file) === folder),
    ),
  ];
  const files = names.flatMap((file) => {
    const entry = readEntry(root, file, written.get(file));
    if ('data' in entry) return entry;
    unreadable.add(file);
    problems.push(entry);
    return [];
  });
  const stray = present.filter((file) => !names.includes(file));
  problems.push(...stray.map((file) => ({ file, field: '', ...explainStray(file) })));
  return { files, unreadable, problems, ...readClock(files) };
};
