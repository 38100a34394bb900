/** The field with the files of a quote form (behaviour.md, rule 79). */
export const filesField = 'files';

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

export const fileTexts = {
  many: `Please choose at most ${mostFiles} files.`,
  large: (megabytes: number) => `Please choose files of at most ${megabytes} MB in all.`,
  empty: (name: string) => `${name} is empty.`,
  type: (name: string) => `${name} is not a PDF, an Office document without macros, an image or a CSV file.`,
  contact: 'Files can be sent with the quote form only.',
} as const;

/** The text of the files' broken rule, or undefined. */
export const checkFiles = (
  files: readonly Pick<FileFacts, 'name' | 'size'>[],
  megabytes: number,
): string | undefined => {
  if (files.length > mostFiles) return fileTexts.many;
  if (files.reduce((sum, { size }) => sum + size, 0) > megabytes * megabyte)
    return fileTexts.large(megabytes);
  const empty = files.find(({ size }) => size === 0);
  return empty && fileTexts.empty(empty.name);
};

/** "plan.pdf (1.2 MB)". */
export const describeFile = ({ name, size }: Pick<FileFacts, 'name' | 'size'>): string =>
  `${name} (${size < megabyte ? `${Math.ceil(size / 1024)} KB` : `${(size / megabyte).toFixed(1)} MB`})`;
