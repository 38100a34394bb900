import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { z } from 'zod';
import { uploaded } from '../content-tools/pictures/check-pictures';
import { removeFile, saveEntry } from './checked-writes';
import { pathBelow } from './request-guard';

/** The files of a folder below the content folder, without hidden ones; none if there is no such folder. */
const listFolder = (content: string, folder: string, ending: RegExp, recursive = false): string[] => {
  const path = join(content, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { recursive, withFileTypes: true })
    .filter((entry) => entry.isFile() && ending.test(entry.name) && !entry.name.startsWith('.'))
    .map(({ parentPath, name }) => relative(content, join(parentPath, name)));
};

const media = /\.(?:jpe?g|png|webp|svg|mp4|webm)$/i;

/** Answers a request of the editor's local backend; undefined for what is no request, or leads out of the content. */
export const answerRequest = async (body: unknown, content: string): Promise<object | undefined> => {
  const root = basename(content);
  const [file, folder] = [pathBelow(root), pathBelow(root, /^/)];
  const removable = file.or(pathBelow(root, uploaded));
  const upload = z.object({ file, data: z.string().transform((text) => Buffer.from(text, 'base64')) });
  const listJson = (name: string): string[] => {
    if (!name.endsWith('.json')) return listFolder(content, name, /\.json$/);
    return existsSync(join(content, name)) ? [name] : [];
  };
  const read = (name: string) => ({
    path: `${root}/${name}`,
    text: readFileSync(join(content, name), 'utf8'),
  });
  const requests = z.discriminatedUnion('action', [
    z
      .object({ action: z.literal('read'), paths: z.array(folder) })
      .transform(({ paths }) => paths.flatMap(listJson).map(read)),
    z.object({ action: z.literal('media'), folder }).transform((asked) =>
      listFolder(content, asked.folder, media, asked.folder === '').map((name) => ({
        path: `${root}/${name}`,
        size: statSync(join(content, name)).size,
      })),
    ),
    z
      .object({
        action: z.literal('save'),
        file: file.refine((path) => path.endsWith('.json')),
        text: z.string(),
        opened: z.string().optional(),
        uploads: z.array(upload),
      })
      .transform((save) => saveEntry(save, content)),
    z
      .object({ action: z.literal('remove'), file: removable })
      .transform((removed) => removeFile(removed.file, content)),
  ]);
  return (await requests.safeParseAsync(body)).data;
};
