import { judgeFiles } from './judge-files';

const wide = (text: string) => Buffer.from(text, 'utf16le');
const ole = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const zip = (...names: string[]) => Buffer.from(`PK\x03\x04${names.join(' ')}`);
const judge = (name: string, content: Buffer | string) =>
  judgeFiles([{ name, content: Buffer.from(content) }], 'quote', 10, TEXTS.files);

test.each([
  ['plan.pdf', '%PDF-1.7', 'application/pdf'],
  ['photo.JPEG', Buffer.from('ffd8ffe0', 'hex'), 'image/jpeg'],
  ['a.png', Buffer.from('89504e470d0a1a0a', 'hex'), 'image/png'],
  ['a.webp', 'RIFF\0\0\0\0WEBP', 'image/webp'],
  ['a.heic', '\0\0\0\x18ftypheic', 'image/heic'],
  ['a.docx', zip('[Content_Types].xml', 'word/document.xml'), expect.stringContaining('wordprocessingml')],
  ['a.xlsx', zip('[Content_Types].xml', 'xl/workbook.xml'), expect.stringContaining('spreadsheetml')],
  ['a.xls', Buffer.concat([ole, wide('Workbook')]), 'application/vnd.ms-excel'],
  ['a.doc', Buffer.concat([ole, wide('WordDocument')]), 'application/msword'],
  ['a.csv', 'Größe,1\n', 'text/csv'],
  ['a.csv', Buffer.from('Gr\xf6\xdfe;1\r\n', 'latin1'), 'text/csv'],
])('%s is judged by its content', (name, content, type) => {
  expect(judge(name, content)).toMatchObject([{ name: name.replace('JPEG', 'jpeg'), type }]);
});

test.each([
  ['a program with a harmless name', 'plan.pdf', 'MZ\x90\0'],
  ['an archive', 'a.zip', zip('readme.txt')],
  ['an archive with the name of a document', 'a.docx', zip('readme.txt')],
  [
    'a document with macros',
    'a.docx',
    zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin'),
  ],
  ['an old document with macros', 'a.doc', Buffer.concat([ole, wide('WordDocument _VBA_PROJECT')])],
  ['an installer', 'a.doc', Buffer.concat([ole, wide('SummaryInformation')])],
  ['a page', 'a.html', '<script>alert(1)</script>'],
  ['a drawing that may hold scripts', 'a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['something binary with the name of a table', 'a.csv', 'a,b\0'],
])('%s is refused', (_what, name, content) => {
  expect(judge(name, content)).toBe(
    `${name} is not a PDF, an Office document without macros, an image or a CSV file.`,
  );
});

test.each([
  ['plan.exe', 'plan.pdf'],
  ['plan', 'plan.pdf'],
  ['..\\..\\plan.pdf', 'plan.pdf'],
  ['a\u202efdp.pdf', 'a fdp.pdf'],
  ['a\r\nBcc: x@y.pdf', 'a Bcc x@y.pdf'],
  ['=?utf-8?q?x?=.pdf', 'utf-8 q x.pdf'],
  ['con.pdf', '_con.pdf'],
  ['....pdf', 'file.pdf'],
  [`${'x'.repeat(200)}.pdf`, `${'x'.repeat(80)}.pdf`],
  ['चित्र.pdf', 'चित्र.pdf'],
])('the name %j becomes %j', (given, name) => {
  expect(judge(given, '%PDF-1.7')).toMatchObject([{ name }]);
});

test('four files, an empty one, and more than the limit in all are refused', () => {
  const file = (bytes: number) => ({ name: 'a.pdf', content: Buffer.alloc(bytes, '%PDF-') });
  const of = (...bytes: number[]) => judgeFiles(bytes.map(file), 'quote', 1, TEXTS.files);
  expect(of(9, 9, 9)).toHaveLength(3);
  expect(of(9, 9, 9, 9)).toBe('Please choose at most 3 files.');
  expect(of(9, 0)).toBe('a.pdf is empty.');
  expect(of(600_000, 600_000)).toBe('Please choose files of at most 1 MB in all.');
});
