import { fill } from '../../../src/content-model/texts/fill';
import type { Texts } from '../../../src/content-model/texts/languages';
import type { MessageKind } from '../../../src/message/fields';
import { checkFiles } from '../../../src/message/files';
import type { ReceivedFile } from '../mail/compose';

/** A file as it was sent. */
export interface SentFile {
  readonly name: string;
  readonly content: Buffer;
}

interface FileKind {
  readonly type: string;
  /** Its usual ones, the first for names with another. */
  readonly extensions: readonly string[];
  /** Its bytes at some place, in Latin-1. */
  readonly start: string;
  readonly at?: number;
  /** Names of parts, which archives and compound files show in plain bytes. */
  readonly contains?: readonly Buffer[];
}

const plain = (type: string, extensions: string, start: string, at = 0): FileKind => ({
  type,
  extensions: extensions.split(' '),
  start,
  at,
});
const openDocument = (name: string, extension: string): FileKind => {
  const type = `application/vnd.oasis.opendocument.${name}`;
  return plain(type, extension, `mimetype${type}`, 30);
};
const zipped = (name: string, extension: string, folder: string): FileKind => ({
  ...plain(`application/vnd.openxmlformats-officedocument.${name}`, extension, 'PK\x03\x04'),
  contains: [Buffer.from('[Content_Types].xml'), Buffer.from(folder)],
});
const compound = (name: string, extension: string, stream: string): FileKind => ({
  ...plain(`application/${name}`, extension, '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1'),
  contains: [Buffer.from(stream, 'utf16le')],
});

const kinds: readonly FileKind[] = [
  plain('application/pdf', 'pdf', '%PDF-'),
  plain('image/png', 'png', '\x89PNG\r\n\x1a\n'),
  plain('image/jpeg', 'jpg jpeg', '\xff\xd8\xff'),
  plain('image/gif', 'gif', 'GIF8'),
  plain('image/webp', 'webp', 'WEBP', 8),
  plain('image/heic', 'heic', 'ftyphei', 4),
  plain('image/heic', 'heic', 'ftypmif1', 4),
  zipped('wordprocessingml.document', 'docx', 'word/'),
  zipped('spreadsheetml.sheet', 'xlsx', 'xl/'),
  zipped('presentationml.presentation', 'pptx', 'ppt/'),
  openDocument('text', 'odt'),
  openDocument('spreadsheet', 'ods'),
  openDocument('presentation', 'odp'),
  compound('msword', 'doc', 'WordDocument'),
  compound('vnd.ms-excel', 'xls', 'Workbook'),
  compound('vnd.ms-powerpoint', 'ppt', 'PowerPoint Document'),
];
const csv = plain('text/csv', 'csv', '');

/** Names of the parts in which documents keep macros, which are programs. */
const macros = [Buffer.from('vbaProject.bin'), Buffer.from('_VBA_PROJECT', 'utf16le')];

const findKind = (content: Buffer, extension: string): FileKind | undefined => {
  // Any text can be CSV, so its name has to say so.
  if (extension === 'csv') return /[^\t\r\n\x20-\uffff]/.test(content.toString('latin1')) ? undefined : csv;
  return kinds.find(
    ({ start, at = 0, contains }) =>
      content.subarray(at, at + start.length).equals(Buffer.from(start, 'latin1')) &&
      (contains === undefined ||
        (contains.every((part) => content.includes(part)) && !macros.some((part) => content.includes(part)))),
  );
};

const longestName = 80;
// What Windows takes for a device.
const device = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name that is safe on every system, with an extension of its kind. */
const cleanName = (name: string, { extensions }: FileKind, extension: string): string => {
  const isUsual = extensions.includes(extension);
  const stem = (extension === '' ? name : name.slice(0, -extension.length - 1))
    .replace(/[\s\p{C}/\\:*?"<>|%=]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...stem].slice(0, longestName).join('') || 'file';
  return `${device.test(short) ? '_' : ''}${short}.${isUsual ? extension : extensions[0]}`;
};

/**
 * Judges files by their content (behaviour.md, rule 79).
 * @param megabytes of all together
 * @returns them with clean names and their types, or the text of the broken rule
 */
export const judgeFiles = (
  sent: readonly SentFile[],
  kind: MessageKind,
  megabytes: number,
  texts: Texts['files'],
): readonly ReceivedFile[] | string => {
  if (sent.length > 0 && kind === 'contact') return texts.contact;
  const sizes = sent.map(({ name, content }) => ({ name, size: content.byteLength }));
  const broken = checkFiles(sizes, megabytes, texts);
  if (broken !== undefined) return broken;
  const files: ReceivedFile[] = [];
  for (const { name, content } of sent) {
    const extension = /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
    const found = findKind(content, extension);
    if (found === undefined) return fill(texts.type, { name });
    const size = content.byteLength;
    files.push({ name: cleanName(name, found, extension), type: found.type, size, content });
  }
  return files;
};
