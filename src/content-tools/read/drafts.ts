import { join } from 'node:path';
import { readContent } from './read-content';

/** Drafts are shown in `npm run develop`, and in a build with `DRAFTS=show`, for previews. */
export const showsDrafts = ({ NODE_ENV, DRAFTS }: Readonly<Record<string, string | undefined>>): boolean =>
  NODE_ENV === 'development' || DRAFTS === 'show';

/**
 * @param root absolute path of the content folder
 * @returns the absolute paths of the drafts
 */
export const findDrafts = (root: string): string[] =>
  readContent(root)
    .files.filter(({ draft }) => draft)
    .map(({ file }) => join(root, file));
