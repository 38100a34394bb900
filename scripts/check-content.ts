import { resolve } from 'node:path';
import { adviseOnTexts } from '../src/content-tools/advice';
import { findMistakes } from '../src/content-tools/find-mistakes';
import { printProblems } from '../src/content-tools/print-problems';
import { terminalPaint } from './terminal';

/** `npm run check:content`: reports mistakes, which end it with exit code 1, and advice, which does not. */
const main = async (): Promise<void> => {
  const root = resolve(process.argv[2] ?? 'content');
  const { content, mistakes, pictureAdvice } = await findMistakes(root);
  // Advice on a file with mistakes would only distract.
  const faulty = new Set(mistakes.map(({ file }) => file));
  const advice = [...adviseOnTexts(content), ...pictureAdvice].filter(({ file }) => !faulty.has(file));
  const paint = terminalPaint(process.stdout);

  if (mistakes.length + advice.length > 0) {
    process.stdout.write(`${printProblems(mistakes, advice, paint)}\n`);
  }
  if (mistakes.length > 0) process.exitCode = 1;
  else process.stdout.write(`${paint('green', `${content.files.length} content files, no mistakes`)}\n`);
};

void main();
