import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { z } from 'zod';
import { collections, pagePath, pagesFolder, pageTemplates, singles } from '../content-model';
import { isObject } from '../is-object';

/** What is wrong with the content, in an editor's words. */
export interface Problem {
  /** File below the content folder, with forward slashes. */
  file: string;
  /** Path in the file, such as `benefits[2].text`; empty for the file as a whole. */
  field: string;
  problem: string;
  /** What to write instead. */
  fix: string;
}

/** A JSON file and what the model says about it. */
export interface ContentFile {
  file: string;
  /** File name without `.json`. */
  slug: string;
  /** Collection name, `page`, or the name of a single file. */
  kind: string;
  /** GraphQL type. */
  type: string;
  schema: z.ZodType;
  /** Parsed JSON, not yet validated. */
  data: unknown;
  /** The address of its page, if it has one. */
  path?: string;
  /** The template of that page. */
  template?: string;
}

export interface Content {
  files: ContentFile[];
  /** Files that could not be read, or that the model does not know. */
  problems: Problem[];
}

const jsonIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json'))
        .sort()
    : [];

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const positionIn = (message: string): number | undefined => {
  const digits = /position (\d+)/.exec(message)?.[1];
  return digits === undefined ? undefined : Number(digits);
};

/** Whether a text is the beginning of valid JSON, with nothing wrong but that it ends. */
const canBegin = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch (error) {
    const message = messageOf(error);
    return /end of JSON|unterminated string/i.test(message) || (positionIn(message) ?? -1) >= text.length;
  }
};

/** The position of a JSON error. Some of the parser's messages name none; then the longest valid beginning does. */
const badPosition = (source: string, message: string): number => {
  const position = positionIn(message);
  if (position !== undefined) return position;
  let good = 0;
  let bad = source.length + 1;
  while (bad - good > 1) {
    const middle = Math.floor((good + bad) / 2);
    if (canBegin(source.slice(0, middle))) good = middle;
    else bad = middle;
  }
  return good;
};

const locationOf = (source: string, error: unknown): string => {
  const message = messageOf(error);
  const before = source.slice(0, badPosition(source, message)).split('\n');
  const what = message.replace(/( in JSON)? at position.*|, (\.\.\.)?".*is not valid JSON$/s, '');
  return `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}: ${what}`;
};

const missing = (file: string): Problem => ({
  file,
  field: '',
  problem: 'is missing',
  fix: 'Restore the file; the site needs it.',
});

/** Reads and parses one file; undefined, with the problem noted, if it is no JSON. */
type Parse = (file: string) => unknown;

const readSingles = (root: string, parse: Parse, problems: Problem[]): ContentFile[] =>
  Object.entries(singles).flatMap(([kind, single]) => {
    const { file, type, schema } = single;
    if (!existsSync(join(root, file))) {
      if (!('optional' in single)) problems.push(missing(file));
      return [];
    }
    const data = parse(file);
    return data === undefined ? [] : [{ file, slug: kind, kind, type, schema, data }];
  });

const readCollections = (root: string, parse: Parse): ContentFile[] =>
  Object.entries(collections).flatMap(([kind, collection]) =>
    jsonIn(join(root, collection.folder)).flatMap((name) => {
      const file = `${collection.folder}/${name}`;
      const slug = basename(name, '.json');
      const data = parse(file);
      if (data === undefined) return [];
      const { type, schema } = collection;
      const page =
        'path' in collection ? { path: collection.path(slug), template: collection.template } : undefined;
      return [{ file, slug, kind, type, schema, data, ...page }];
    }),
  );

const readPages = (root: string, parse: Parse, problems: Problem[]): ContentFile[] =>
  jsonIn(join(root, pagesFolder)).flatMap((name) => {
    const file = `${pagesFolder}/${name}`;
    const slug = basename(name, '.json');
    const data = parse(file);
    if (data === undefined) return [];
    const template = isObject(data) ? data.template : undefined;
    const known = Object.entries(pageTemplates).find(([key]) => key === template);
    if (!known) {
      problems.push({
        file,
        field: 'template',
        problem: `is ${JSON.stringify(template) ?? 'missing'}, which is not a template`,
        fix: `Write one of: ${Object.keys(pageTemplates).join(', ')}.`,
      });
      return [];
    }
    const [key, { type, schema }] = known;
    return [{ file, slug, kind: 'page', type, schema, data, path: pagePath(slug, key), template: key }];
  });

/**
 * Reads every JSON file of a content folder.
 * @param root absolute path of the content folder
 */
export const readContent = (root: string): Content => {
  const problems: Problem[] = [];
  const parse: Parse = (file) => {
    const source = readFileSync(join(root, file), 'utf8');
    try {
      return JSON.parse(source);
    } catch (error) {
      problems.push({
        file,
        field: '',
        problem: `is not valid JSON (${locationOf(source, error)})`,
        fix: 'Look there for a missing or extra comma, quotation mark or bracket.',
      });
      return undefined;
    }
  };
  const files = [
    ...readSingles(root, parse, problems),
    ...readCollections(root, parse),
    ...readPages(root, parse, problems),
  ];
  return { files, problems };
};
