import { readFileSync, writeFileSync } from 'node:fs';
import { filesBelow } from './files-below';

const mark = Buffer.from([0xef, 0xbb, 0xbf]);

/**
 * Removes the byte order mark that some Windows programs write at the beginning of a JSON file, and that
 * gatsby-transformer-json cannot read.
 * @param root absolute path of the content folder
 * @returns the files that were changed
 */
export const removeByteOrderMarks = (root: string): string[] =>
  filesBelow(root).filter((file) => {
    if (!file.endsWith('.json')) return false;
    const bytes = readFileSync(file);
    if (!bytes.subarray(0, mark.length).equals(mark)) return false;
    writeFileSync(file, bytes.subarray(mark.length));
    return true;
  });
