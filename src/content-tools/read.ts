import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import type { z } from 'zod';
import { collections, pagePath, pagesFolder, pageTemplates, singles } from '../content-model';
import { isObject } from '../is-object';
import { readJsonFile } from './read-json';

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
  /** Whether the published site leaves it out. */
  draft: boolean;
  /** The address of its page, if it has one. */
  path?: string;
  /** The template of that page. */
  template?: string;
}

export interface Content {
  files: ContentFile[];
  /** Files that are there, but cannot be read. What refers to them is not wrong. */
  unreadable: ReadonlySet<string>;
  /** Files that could not be read, or that the model does not know. */
  problems: Problem[];
}

/** Whether the operating system left a file behind: `._about-us.json`, `.DS_Store`. */
const isHidden = (name: string): boolean => name.startsWith('.');

const jsonIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith('.json') && !isHidden(name))
        .sort()
    : [];

const isDraft = (data: unknown): boolean => isObject(data) && data.draft === true;

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
    return data === undefined ? [] : [{ file, slug: kind, kind, type, schema, data, draft: isDraft(data) }];
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
      return [{ file, slug, kind, type, schema, data, draft: isDraft(data), ...page }];
    }),
  );

const readPages = (root: string, parse: Parse, problems: Problem[], unreadable: Set<string>): ContentFile[] =>
  jsonIn(join(root, pagesFolder)).flatMap((name) => {
    const file = `${pagesFolder}/${name}`;
    const slug = basename(name, '.json');
    const data = parse(file);
    if (data === undefined) return [];
    const template = isObject(data) ? data.template : undefined;
    const known = Object.entries(pageTemplates).find(([key]) => key === template);
    if (!known) {
      unreadable.add(file);
      problems.push({
        file,
        field: 'template',
        problem: `is ${JSON.stringify(template) ?? 'missing'}, which is not a template`,
        fix: `Write one of: ${Object.keys(pageTemplates).join(', ')}.`,
      });
      return [];
    }
    const [key, { type, schema }] = known;
    return [
      {
        file,
        slug,
        kind: 'page',
        type,
        schema,
        data,
        draft: isDraft(data),
        path: pagePath(slug, key),
        template: key,
      },
    ];
  });

const isRead = (file: string): boolean =>
  Object.values(singles).some((single) => single.file === file) ||
  [pagesFolder, ...Object.values(collections).map(({ folder }) => folder)].some(
    (folder) => folder === dirname(file) && file.endsWith('.json'),
  );

const strayFault = (file: string): Pick<Problem, 'problem' | 'fix'> => {
  if (/\.json$/.test(file)) {
    return {
      problem: 'is in a place where the site reads no files',
      fix: `Move it to one of the folders ${Object.values(collections)
        .map(({ folder }) => folder)
        .join(', ')} or ${pagesFolder}, or out of the content.`,
    };
  }
  const name = basename(file).replace(/\.json.*$/i, '.json');
  return {
    problem: `is not read, because its name does not end in ".json"`,
    fix: `Rename it to ${name}, or move it out of the content.`,
  };
};

/** Files that somebody meant to be read, but that the site passes over. */
const strayFiles = (root: string): Problem[] =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter((file) => /\.json(?:$|\.)/i.test(file) && !file.split('/').some(isHidden) && !isRead(file))
    .map((file) => ({ file, field: '', ...strayFault(file) }));

/**
 * Reads every JSON file of a content folder.
 * @param root absolute path of the content folder
 */
export const readContent = (root: string): Content => {
  const problems: Problem[] = [];
  const unreadable = new Set<string>();
  const parse: Parse = (file) => {
    const found = readJsonFile(join(root, file));
    if ('data' in found) return found.data;
    unreadable.add(file);
    problems.push({ file, field: '', ...found.fault });
    return undefined;
  };
  const files = [
    ...readSingles(root, parse, problems),
    ...readCollections(root, parse),
    ...readPages(root, parse, problems, unreadable),
  ];
  return { files, unreadable, problems: [...problems, ...strayFiles(root)] };
};
