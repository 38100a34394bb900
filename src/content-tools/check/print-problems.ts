import { nameFile, type Problem } from '../read/read-content';

/** Highlights a text for a terminal. */
export type Paint = (style: 'bold' | 'dim' | 'red' | 'yellow' | 'green', text: string) => string;

const count = (number: number, what: string): string => `${number} ${what}${number === 1 ? '' : 's'}`;

const countFiles = (problems: readonly Problem[]): string =>
  count(new Set(problems.map(({ file }) => file)).size, 'file');

/** Formats mistakes, which block, and advice, which does not, by file: for the build and `npm run check:content`. */
export const printProblems = (
  root: string,
  problems: readonly Problem[],
  advice: readonly Problem[] = [],
  paint: Paint = (_style, text) => text,
): string => {
  const lines: string[] = [];
  const entries = [
    ...problems.map((problem) => ({ ...problem, style: 'red' as const, mark: '' })),
    ...advice.map((problem) => ({ ...problem, style: 'yellow' as const, mark: 'advice: ' })),
  ].sort((a, b) => a.file.localeCompare(b.file, 'en'));
  let file = '';
  for (const { file: own, field, problem, fix, style, mark } of entries) {
    if (own !== file) {
      file = own;
      lines.push('', paint('bold', nameFile(root, file)));
    }
    lines.push(`  ${paint(style, `${mark}${field || '(file)'}`)}: ${problem}`, `      ${paint('dim', fix)}`);
  }
  lines.push('');
  if (problems.length > 0)
    lines.push(paint('red', `${count(problems.length, 'mistake')} in ${countFiles(problems)}`));
  if (advice.length > 0)
    lines.push(paint('yellow', `${count(advice.length, 'piece')} of advice on ${countFiles(advice)}`));
  return lines.join('\n');
};
