import { contentFolder } from '../src/content-folder';
import { explainHidden, isNever } from '../src/content-model/shown-days';
import { adviseOnContent } from '../src/content-tools/advice/advise';
import { adviseOnStarter } from '../src/content-tools/advice/starter';
import { findMistakes } from '../src/content-tools/check/check-content';
import { printProblems } from '../src/content-tools/check/print-problems';
import { adviseOnUnused } from '../src/content-tools/pictures/check-pictures';
import { nameFile } from '../src/content-tools/read/read-content';
import { adviseOnBrand } from './brand/advise';
import { keepForEveryFolder } from './keep-for-every-folder';
import { terminalPaint } from './terminal';

/** `npm run check:content`: reports mistakes, which end it with exit code 1, and advice, which does not. */
const main = async (): Promise<void> => {
  keepForEveryFolder();
  const root = contentFolder();
  const { content, mistakes, pictureAdvice } = await findMistakes(root);
  // Advice on a file with mistakes would only distract.
  const faulty = new Set(mistakes.map(({ file }) => file));
  const advice = [
    ...adviseOnContent(content),
    ...adviseOnStarter('starter', content),
    ...pictureAdvice,
    ...adviseOnUnused(root, content),
    ...(mistakes.length === 0 ? adviseOnBrand(root) : []),
  ].filter(({ file }) => !faulty.has(file));
  const paint = terminalPaint(process.stdout);

  if (mistakes.length + advice.length > 0) {
    process.stdout.write(`${printProblems(root, mistakes, advice, paint)}\n`);
  }
  // Also by a date of which the year is wrong.
  for (const { file, days } of content.files) {
    const why = isNever(days) ? undefined : explainHidden(days, content.day);
    if (why) process.stdout.write(`${nameFile(root, file)}: ${why}\n`);
  }
  if (mistakes.length > 0) process.exitCode = 1;
  else process.stdout.write(`${paint('green', `${content.files.length} content files, no mistakes`)}\n`);
};

void main();
