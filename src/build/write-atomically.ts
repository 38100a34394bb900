import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/**
 * Writes a file that is there whole or not at all, also where the same one is written twice at a time, or the build is cut
 * off.
 */
export const writeAtomically = async (file: string, data: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
};
