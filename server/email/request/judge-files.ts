import { fill } from '../../../src/content-model/texts/fill';
import type { Texts } from '../../../src/content-model/texts/languages';
import type { MessageKind } from '../../../src/message/fields';
import { checkFiles } from '../../../src/message/files';
import type { ReceivedFile } from '../mail/compose';

export type SentFile = Pick<ReceivedFile, 'name' | 'content'>;

const zip = 'PK\x03\x04';
const compound = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const openXml = 'application/vnd.openxmlformats-officedocument';
const openDocument = 'application/vnd.oasis.opendocument';

/**
 * Usual extensions, the first for names with another; type; bytes at some place, in Latin-1; the name of a part, which archives
 * and compound files show in plain bytes.
 */
type FileKind = readonly [extensions: string, type: string, start: string, at?: number, part?: string];

const kinds: readonly FileKind[] = [
  ['pdf', 'application/pdf', '%PDF-'],
  ['png', 'image/png', '\x89PNG\r\n\x1a\n'],
  ['jpg jpeg', 'image/jpeg', '\xff\xd8\xff'],
  ['gif', 'image/gif', 'GIF8'],
  ['webp', 'image/webp', 'WEBP', 8],
  ['heic', 'image/heic', 'ftyphei', 4],
  ['heic', 'image/heic', 'ftypmif1', 4],
  ['docx', `${openXml}.wordprocessingml.document`, zip, 0, 'word/'],
  ['xlsx', `${openXml}.spreadsheetml.sheet`, zip, 0, 'xl/'],
  ['pptx', `${openXml}.presentationml.presentation`, zip, 0, 'ppt/'],
  ['odt', `${openDocument}.text`, `mimetype${openDocument}.text`, 30],
  ['ods', `${openDocument}.spreadsheet`, `mimetype${openDocument}.spreadsheet`, 30],
  ['odp', `${openDocument}.presentation`, `mimetype${openDocument}.presentation`, 30],
  ['doc', 'application/msword', compound, 0, 'WordDocument'],
  ['xls', 'application/vnd.ms-excel', compound, 0, 'Workbook'],
  ['ppt', 'application/vnd.ms-powerpoint', compound, 0, 'PowerPoint Document'],
];
const csv: FileKind = ['csv', 'text/csv', ''];

/** Whether a document keeps macros, which are programs, in a part of that name. */
const hasMacros = (content: Buffer): boolean =>
  content.includes('vbaProject.bin') || content.includes('_VBA_PROJECT', 'utf16le');

const findKind = (content: Buffer, extension: string): FileKind | undefined => {
  // Any text can be CSV, so its name has to say so.
  if (extension === 'csv') return /[^\t\r\n\x20-\uffff]/.test(content.toString('latin1')) ? undefined : csv;
  return kinds.find(([, , start, at = 0, part]) => {
    if (!content.subarray(at, at + start.length).equals(Buffer.from(start, 'latin1'))) return false;
    if (part === undefined) return true;
    const hasPart =
      start === zip
        ? content.includes('[Content_Types].xml') && content.includes(part)
        : content.includes(part, 'utf16le');
    return hasPart && !hasMacros(content);
  });
};

/** A name that is safe on every system, with an extension of its kind. */
const cleanName = (name: string, usual: readonly string[], extension: string): string => {
  const stem = (extension === '' ? name : name.slice(0, -extension.length - 1))
    .replace(/[\s\p{C}/\\:*?"<>|%=]+/gu, ' ')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  const short = [...stem].slice(0, 80).join('') || 'file';
  // What Windows takes for a device.
  const isDevice = /^(con|prn|aux|nul|com\d|lpt\d)$/i.test(short);
  return `${isDevice ? '_' : ''}${short}.${usual.includes(extension) ? extension : usual[0]}`;
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
    const [usual, type] = found;
    const clean = cleanName(name, usual.split(' '), extension);
    files.push({ name: clean, type, size: content.byteLength, content });
  }
  return files;
};
