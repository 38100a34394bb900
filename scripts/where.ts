import { contentFolder } from '../src/content-folder';
import { findText } from '../src/content-tools/read/find-text';
import { nameFile, readContent } from '../src/content-tools/read/read-content';
import { terminalPaint } from './terminal';

/** `npm run where -- "some words"`: the files and fields in which words are written, and the pages that show them. */
const words = process.argv.slice(2).join(' ').trim();
const root = contentFolder();
const paint = terminalPaint(process.stdout);

if (words === '') {
  process.stderr.write('npm run where -- "some words"\n');
  process.exitCode = 2;
} else {
  const places = findText(readContent(root), words).map(({ file, field, text, pages }) => {
    const on = pages.length > 0 ? pages.join(', ') : 'every page, or none: see docs/editors.md';
    return `${paint('bold', nameFile(root, file))}  ${field}\n  ${text}\n  ${paint('dim', `on ${on}`)}\n`;
  });
  process.stdout.write(places.join('\n'));
  if (places.length === 0) {
    process.stderr.write(`"${words}" is nowhere in the content.\n`);
    process.exitCode = 1;
  }
}
