import { readFileSync, writeFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { contentFolder } from '../src/content-folder';
import { countVisits } from './report/count-visits';
import { findFormPages } from './report/form-pages';
import { reportPage, reportText } from './report/report-page';
import { runCommand } from './terminal';

/**
 * `npm run report -- --days 30 [--html report.html] [log files]`: what brings messages, from the server's own log. Without
 * files it reads its input: `journalctl -u website -o cat | npm run --silent report`.
 */
const main = async (): Promise<void> => {
  const { values, positionals } = parseArgs({
    options: { days: { type: 'string', default: '30' }, html: { type: 'string' } },
    allowPositionals: true,
  });
  const days = Number(values.days);
  if (!(days > 0)) throw new Error('--days must be a number of days');
  const logs = positionals.map((file) => readFileSync(file, 'utf8'));
  if (logs.length === 0) logs.push(await text(process.stdin));
  const lines = logs.flatMap((log) => log.split('\n'));
  const report = countVisits(lines, findFormPages(contentFolder()), days, Date.now());
  process.stdout.write(reportText(report));
  if (values.html) writeFileSync(values.html, reportPage(report));
};

runCommand(main);
