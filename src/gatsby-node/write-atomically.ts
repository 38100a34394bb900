import { randomUUID } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Writes a file completely or not at all, even if two writes run at the same time or the build is interrupted. */
export const writeAtomically = async (file: string, data: Buffer): Promise<void> => {
  const unfinished = `${file}.${randomUUID()}`;
  await writeFile(unfinished, data);
  await rename(unfinished, file);
};
