import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { art } from './paths';

const file = join(art, 'rendered.json');
const recordModel = z.record(z.string(), z.string());

/** Which hash each finished picture was made from. */
export const readRecord = (): Record<string, string> =>
  existsSync(file) ? recordModel.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};

/** Notes a finished picture. The file is read anew, since another run may have added to it. */
export const noteFinished = (path: string, hash: string): void => {
  const entries = Object.entries({ ...readRecord(), [path]: hash }).sort(([a], [b]) => a.localeCompare(b));
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`);
  renameSync(unfinished, file);
};
