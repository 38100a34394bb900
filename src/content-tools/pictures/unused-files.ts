import { join } from 'node:path';
import { listBelow } from '../read/find-file';
import type { Content, Problem } from '../read/read-content';
import { listNamedFiles } from './check-pictures';

/** What entries can name, and what people upload in its place. */
const media = /^(?!.*\/\.|\.).*\.(?:jpe?g|png|webp|svg|mp4|webm|gif|heic|avif|pdf)$/i;

/** Advises on pictures and videos in the content folder that no entry names. */
export const adviseOnUnused = (root: string, content: Pick<Content, 'files'>): Problem[] => {
  const named = new Set(listNamedFiles(root, content).map(({ path }) => path));
  return listBelow(root)
    .filter((file) => media.test(file) && !named.has(join(root, file)))
    .map((file) => ({
      file,
      field: '',
      problem: 'is named by no entry',
      fix: 'Choose it in an entry, or remove the file.',
    }));
};
