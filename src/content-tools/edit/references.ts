import { dirname, posix } from 'node:path';
import { richLinks } from '../../content-model/rich-text';
import { fieldPath, fieldsOf, walkFields } from '../fields-of';
import type { Content, ContentFile } from '../read';

/** A field of the content that names something. */
export interface Reference {
  file: string;
  path: PropertyKey[];
  value: string;
}

/** Every field of a kind whose value passes a test. */
const places = (
  { files }: Content,
  kind: string,
  matches: (value: string, file: ContentFile, to: string | undefined) => boolean,
): Reference[] => {
  const found: Reference[] = [];
  for (const entry of files) {
    walkFields(fieldsOf(entry.schema), entry.data, (field, value, path) => {
      if (field.kind !== kind || typeof value !== 'string' || !matches(value, entry, field.to)) return;
      found.push({ file: entry.file, path, value });
    });
  }
  return found;
};

/** The path of a file that an entry names, below the content folder. */
const named = (file: string, value: string): string => posix.join(dirname(file), value);

const leadsTo = (link: string, { path }: ContentFile): boolean =>
  path !== undefined && link.split('#')[0] === path;

/** Every field of other entries that refers to an entry: by its name, or by the address of its page, also within a text. */
export const referencesTo = (content: Content, entry: ContentFile): Reference[] =>
  [
    ...places(content, 'ref', (value, _file, to) => to === entry.kind && value === entry.slug),
    ...places(content, 'link', (value) => leadsTo(value, entry)),
    ...places(content, 'rich', (value) => richLinks(value).some((link) => leadsTo(link, entry))),
  ].filter(({ file }) => file !== entry.file);

/** Every field that names a file, by the file's path below the content folder. */
export const usesOfFile = (content: Content, path: string): Reference[] =>
  places(content, 'file', (value, { file }) => named(file, value) === path);

/** Files that an entry names, below the content folder. */
export const filesOfEntry = (content: Content, entry: ContentFile): string[] => [
  ...new Set(
    places({ ...content, files: [entry] }, 'file', () => true).map(({ file, value }) => named(file, value)),
  ),
];

/** A reference as editors read it. */
export const referenceInWords = ({ file, path }: Reference): string => `content/${file}  ${fieldPath(path)}`;
