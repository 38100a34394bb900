import { posix } from 'node:path';
import { fieldPath, fieldsOf, walkFields } from './fields-of';
import type { Content, ContentFile } from './read';

/** A text of the content. */
export interface Place {
  file: string;
  field: string;
  text: string;
  /** Addresses of the pages that show it; empty for what is on every page. */
  pages: string[];
}

const plain = (text: string): string =>
  text.normalize().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll(/[‘’]/g, "'");

/** Pages that show entries of a kind that has no page of its own, by kind. */
const shownOn: Partial<Record<string, readonly string[]>> = {
  product: ['home'],
  client: ['home'],
  testimonial: ['home'],
  'hero-slide': ['home'],
  office: ['home', 'contact', 'about'],
};

const pagesOf = ({ files }: Content, { kind, path }: ContentFile): string[] => {
  if (path !== undefined) return [path];
  const templates = shownOn[kind] ?? [];
  return files.flatMap((file) =>
    file.template && templates.includes(file.template) ? (file.path ?? []) : [],
  );
};

/**
 * Where words are written, whatever their case and spaces.
 * @param words part of a text
 */
export const findText = (content: Content, words: string): Place[] => {
  const wanted = plain(words.trim());
  return content.files.flatMap((entry) => {
    const found: Place[] = [];
    walkFields(fieldsOf(entry.schema), entry.data, (_field, value, path) => {
      if (typeof value !== 'string' || !plain(value).includes(wanted)) return;
      found.push({ file: entry.file, field: fieldPath(path), text: value, pages: pagesOf(content, entry) });
    });
    return found;
  });
};

/** Where a picture or video is used: by its path below the content folder, or by its name alone. */
export const findFileUses = (content: Content, name: string): Place[] =>
  content.files.flatMap((entry) => {
    const found: Place[] = [];
    walkFields(fieldsOf(entry.schema), entry.data, (field, value, path) => {
      if (field.kind !== 'file' || typeof value !== 'string') return;
      const own = posix.join(posix.dirname(entry.file), value);
      if (own !== name && posix.basename(own) !== name) return;
      found.push({ file: entry.file, field: fieldPath(path), text: value, pages: pagesOf(content, entry) });
    });
    return found;
  });
