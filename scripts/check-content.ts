import { resolve } from 'node:path';
import { checkContent, printProblems } from '../src/content/check';

const { content, problems } = checkContent(resolve(process.argv[2] ?? 'content'));
if (problems.length > 0) {
  process.stderr.write(`${printProblems(problems)}\n`);
  process.exitCode = 1;
} else {
  process.stdout.write(`${content.files.length} content files, no mistakes\n`);
}
