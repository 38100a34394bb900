import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { removeFile, saveEntry } from './checked-writes';
import { findBelow } from './request-guard';

/** The requests of the editor's local backend; paths begin with the content folder's name. */
const requests = (root: string) => {
  const below = (isFolder: boolean) =>
    z.string().transform((given, context) => {
      const path = findBelow(given, root, isFolder);
      if (path !== undefined) return path;
      context.addIssue('is not in the content');
      return z.NEVER;
    });
  const [file, folder] = [below(false), below(true)];
  const upload = z.object({ file, data: z.string().transform((text) => Buffer.from(text, 'base64')) });
  return z.discriminatedUnion('action', [
    z.object({ action: z.literal('folder'), folder }),
    z.object({ action: z.literal('files'), files: z.array(file) }),
    z.object({ action: z.literal('media'), folder }),
    z.object({
      action: z.literal('save'),
      file: file.refine((path) => path.endsWith('.json')),
      text: z.string(),
      opened: z.string().optional(),
      uploads: z.array(upload),
    }),
    z.object({ action: z.literal('remove'), file }),
  ]);
};

/** The files of a folder below the content folder, without hidden ones; none if there is no such folder. */
const listFolder = (content: string, folder: string, ending: RegExp, recursive = false): string[] => {
  const path = join(content, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)));
};

const media = /\.(?:jpe?g|png|webp|svg|mp4|webm)$/i;

/**
 * Answers a request of the editor.
 * @param content absolute path of the content folder
 * @returns undefined for what is no request, or leads out of the content
 */
export const answerRequest = async (body: unknown, content: string): Promise<object | undefined> => {
  const root = basename(content);
  const request = requests(root).safeParse(body).data;
  const read = (file: string) => ({
    path: `${root}/${file}`,
    text: readFileSync(join(content, file), 'utf8'),
  });
  switch (request?.action) {
    case 'folder':
      return listFolder(content, request.folder, /\.json$/).map(read);
    case 'files':
      return request.files.filter((file) => existsSync(join(content, file))).map(read);
    case 'media':
      return listFolder(content, request.folder, media, request.folder === '').map((file) => ({
        path: `${root}/${file}`,
        size: statSync(join(content, file)).size,
      }));
    case 'save':
      return saveEntry(request, content);
    case 'remove':
      return removeFile(request.file, content);
    default:
      return undefined;
  }
};
