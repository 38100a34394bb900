import { resolve } from 'node:path';

/** The absolute path of the folder with the content: `CONTENT_DIR`, or `content`. */
export const contentFolder = (): string => resolve(process.env.CONTENT_DIR ?? 'content');
