import { join } from 'node:path';
import { readContent } from './read';

/** Whether drafts are shown: in `npm run develop`, and in a build with `DRAFTS=show`, for previews. */
export const showsDrafts = ({ NODE_ENV, DRAFTS }: Readonly<Record<string, string | undefined>>): boolean =>
  NODE_ENV === 'development' || DRAFTS === 'show';

/**
 * Absolute paths of the entries that are marked as drafts.
 * @param root absolute path of the content folder
 */
export const draftFiles = (root: string): string[] =>
  readContent(root)
    .files.filter(({ draft }) => draft)
    .map(({ file }) => join(root, file));
