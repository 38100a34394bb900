import { richLinks } from '../../content-model/rich-text';
import { type ContentText, type Entry, listTexts } from '../read/inspect-texts';
import type { Content, ContentFile } from '../read/read-content';

/** Tells whether a text refers to an entry: by its name, or by the address of its page, also within a text. */
export const refersTo = ({ field, text }: ContentText, { kind, slug, path }: ContentFile): boolean => {
  const leadsTo = (link: string): boolean => path !== undefined && link.split('#')[0] === path;
  if (field.kind === 'ref') return field.to === kind && text === slug;
  if (field.kind === 'link') return leadsTo(text);
  return field.kind === 'rich' && richLinks(text).some(leadsTo);
};

const folderOf = (file: string): string => file.slice(0, file.lastIndexOf('/'));

/** The path below the content folder of a file, named relative to a folder. The editor runs it, too, without Node. */
export const resolveFile = (folder: string, name: string): string => {
  const path: string[] = [];
  for (const part of `${folder}/${name}`.split('/')) {
    if (part === '..') path.pop();
    else if (part !== '.' && part !== '') path.push(part);
  }
  return path.join('/');
};

/** The path below the content folder of the file that a text names, if it names one. */
export const findNamedFile = ({ field, entry, text }: ContentText<Entry>): string | undefined =>
  field.kind === 'file' && text !== '' ? resolveFile(folderOf(entry.file), text) : undefined;

/** Every field that names a file, by the file's path below the content folder. */
export const findFileUses = ({ files }: Content, path: string): ContentText[] =>
  listTexts(files).filter((text) => findNamedFile(text) === path);

/** The files in an entry's folder that it alone names, below the content folder. */
export const findOwnFiles = (content: Content, entry: ContentFile): string[] => {
  const named = listTexts([entry]).flatMap((text) => findNamedFile(text) ?? []);
  return [...new Set(named)].filter(
    (file) =>
      folderOf(file) === folderOf(entry.file) &&
      findFileUses(content, file).every((use) => use.entry.file === entry.file),
  );
};
