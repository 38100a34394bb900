import { findHomeSection } from '../../content-model';
import { fieldPath } from '../schema/fields';
import { listTexts } from './inspect-texts';
import type { Content, ContentFile } from './read-content';

/** A text in which neither case nor spaces nor the form of apostrophes tell words apart. */
export const simplify = (text: string): string =>
  text.normalize().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'");

/** Addresses of the pages that show an entry; empty for what is on every page. */
const findPages = ({ kind, path }: ContentFile): string[] => {
  if (path !== undefined) return [path];
  return findHomeSection(kind) === undefined ? [] : ['/'];
};

/** Finds words in the content, whatever their case and spaces: texts with file and field, and the pages that show them. */
export const findText = ({ files }: Content, words: string) => {
  const wanted = simplify(words.trim());
  return listTexts(files)
    .filter(({ text }) => simplify(text).includes(wanted))
    .map(({ entry, path, text }) => ({
      file: entry.file,
      field: fieldPath(path),
      text,
      pages: findPages(entry),
    }));
};
