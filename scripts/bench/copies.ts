import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { type Collection, collections } from '../../src/content-model';

/** Folders of entries that have a page each. */
const folders = Object.values<Collection>(collections).flatMap(({ folder, base }) => (base ? [folder] : []));

const entry = z.looseObject({ title: z.string() });
const navigation = z.looseObject({ header: z.array(z.looseObject({ name: z.string() })) });

const menuFile = (content: string): string => join(content, 'navigation.json');
const json = (value: unknown): string => JSON.stringify(value, null, 2);

/** Another page of the same content, with a title of its own; it names the same pictures. */
export const copyOf = (text: string, number: number): string => {
  const { title, ...rest } = entry.parse(JSON.parse(text));
  return json({ ...rest, title: `${title} ${number}` });
};

/** The menu without the groups that list every service and industry, which would have hundreds of entries. */
export const withoutGroups = (text: string): string => {
  const { header, ...rest } = navigation.parse(JSON.parse(text));
  return json({ ...rest, header: header.map(({ children: _children, ...item }) => item) });
};

/**
 * Makes a content folder with several copies of every entry that has a page.
 * @param from the content to copy
 * @param to folder to create
 * @param times number of copies of each entry
 */
export const writeCopies = (from: string, to: string, times: number): void => {
  cpSync(from, to, { recursive: true });
  const menu = menuFile(to);
  writeFileSync(menu, withoutGroups(readFileSync(menu, 'utf8')));
  for (const folder of folders) {
    if (!existsSync(join(from, folder))) continue;
    for (const file of readdirSync(join(from, folder))) {
      if (!file.endsWith('.json')) continue;
      const text = readFileSync(join(from, folder, file), 'utf8');
      for (let number = 2; number <= times; number += 1) {
        writeFileSync(
          join(to, folder, `${file.slice(0, -'.json'.length)}-${number}.json`),
          copyOf(text, number),
        );
      }
    }
  }
};

/** Changes the tagline of one entry that has a page, as an editor would. Returns its file. */
export const editOne = (content: string): string => {
  const [file] = [...folders].reverse().flatMap((folder) =>
    existsSync(join(content, folder))
      ? readdirSync(join(content, folder))
          .filter((name) => name.endsWith('.json'))
          .map((name) => join(content, folder, name))
      : [],
  );
  if (!file) throw new Error(`${content} has no entry to edit`);
  const edited = z.looseObject({ tagline: z.string() }).parse(JSON.parse(readFileSync(file, 'utf8')));
  const tagline = edited.tagline.replace(/\W*$/, ', again.');
  writeFileSync(file, json({ ...edited, tagline }));
  return file;
};

/** Renames the first item of the menu, which every page shows. */
export const editMenu = (content: string): void => {
  const file = menuFile(content);
  const menu = navigation.parse(JSON.parse(readFileSync(file, 'utf8')));
  const header = menu.header.map((item, at) => (at === 0 ? { ...item, name: `Our ${item.name}` } : item));
  writeFileSync(file, json({ ...menu, header }));
};
