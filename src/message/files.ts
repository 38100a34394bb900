import { fill } from '../content-model/texts/fill';
import type { Texts } from '../content-model/texts/languages';

export const mostFiles = 3;

export const megabyte = 1024 * 1024;

/** Megabytes of a message's files together, unless `FILES_MB` says otherwise. */
export const filesMegabytes = 10;

/** What a form offers to choose from; the server judges the content. */
export const fileExtensions = (
  'pdf doc docx odt xls xlsx ods ppt pptx odp csv png jpg jpeg gif webp heic' as const
).split(' ');

/** A file without its content. */
export interface FileFacts {
  readonly name: string;
  /** Media type. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

/** The text of the files' broken rule, or undefined. */
export const checkFiles = (
  files: readonly Pick<FileFacts, 'name' | 'size'>[],
  megabytes: number,
  texts: Texts['files'],
): string | undefined => {
  if (files.length > mostFiles) return fill(texts.many, { count: mostFiles });
  if (files.reduce((sum, { size }) => sum + size, 0) > megabytes * megabyte)
    return fill(texts.large, { megabytes });
  const empty = files.find(({ size }) => size === 0);
  return empty && fill(texts.empty, { name: empty.name });
};

/** "plan.pdf (1.2 MB)", with the country's sign before decimals. */
export const describeFile = ({ name, size }: Pick<FileFacts, 'name' | 'size'>, locale = 'en'): string => {
  const inMegabytes = Number((size / megabyte).toFixed(1)).toLocaleString(locale, {
    minimumFractionDigits: 1,
  });
  return `${name} (${size < megabyte ? `${Math.ceil(size / 1024)} KB` : `${inMegabytes} MB`})`;
};
