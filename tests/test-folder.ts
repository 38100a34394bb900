import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder that is removed after the test file. */
export const temporaryFolder = (): string => {
  const path = realpathSync(mkdtempSync(join(tmpdir(), 'site-')));
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
};
