import { dirname, posix } from 'node:path';
import { richLinks } from '../../content-model/rich-text';
import { type ContentText, listTexts } from '../read/inspect-texts';
import { type Content, type ContentFile, nameFile } from '../read/read-content';
import { fieldPath } from '../schema/fields';

/** A field of the content that names something. */
export interface Reference {
  file: string;
  path: PropertyKey[];
  value: string;
}

/** Every text of the content that passes a test. */
const findTexts = (files: readonly ContentFile[], matches: (text: ContentText) => boolean): Reference[] =>
  listTexts(files)
    .filter(matches)
    .map(({ entry, path, text }) => ({ file: entry.file, path, value: text }));

/** Every field that refers to an entry: by its name, or by the address of its page, also within a text. */
export const findReferences = ({ files }: Content, { kind, slug, path }: ContentFile): Reference[] => {
  const leadsTo = (link: string): boolean => path !== undefined && link.split('#')[0] === path;
  return findTexts(files, ({ field, text }) => {
    if (field.kind === 'ref') return field.to === kind && text === slug;
    if (field.kind === 'link') return leadsTo(text);
    return field.kind === 'rich' && richLinks(text).some(leadsTo);
  });
};

const resolveFile = (file: string, value: string): string => posix.join(dirname(file), value);

/** Every field that names a file, by the file's path below the content folder. */
export const findFileUses = ({ files }: Content, path: string): Reference[] =>
  findTexts(
    files,
    ({ field, entry, text }) => field.kind === 'file' && resolveFile(entry.file, text) === path,
  );

/** The files in an entry's folder that it alone names, below the content folder. */
export const findOwnFiles = (content: Content, entry: ContentFile): string[] => {
  const named = findTexts([entry], ({ field }) => field.kind === 'file').map(({ value }) =>
    resolveFile(entry.file, value),
  );
  return [...new Set(named)].filter(
    (file) =>
      dirname(file) === dirname(entry.file) &&
      findFileUses(content, file).every((use) => use.file === entry.file),
  );
};

/** A reference as editors read it. */
export const describeReference = (root: string, { file, path }: Reference): string =>
  `${nameFile(root, file)}  ${fieldPath(path)}`;
