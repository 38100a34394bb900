import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { removeEntry } from '../content-tools/edit/remove-entry';
import { findMistakes } from '../content-tools/find-mistakes';
import { printProblems } from '../content-tools/print-problems';
import { readContent } from '../content-tools/read';

/** The requests of Decap's proxy backend that change something (decapcms.org/docs/proxy-backend). */
const asset = z.object({ path: z.string(), content: z.string() });
const entry = z.object({ path: z.string(), newPath: z.string().optional(), raw: z.string() });
const writing = z.discriminatedUnion('action', [
  z.object({
    action: z.literal('persistEntry'),
    params: z.object({
      entry: entry.optional(),
      dataFiles: z.array(entry).optional(),
      assets: z.array(asset).default([]),
    }),
  }),
  z.object({ action: z.literal('persistMedia'), params: z.object({ asset }) }),
  z.object({ action: z.literal('deleteFile'), params: z.object({ path: z.string() }) }),
  z.object({ action: z.literal('deleteFiles'), params: z.object({ paths: z.array(z.string()) }) }),
]);
type Writing = z.infer<typeof writing>;

/** Decap names files from the folder above the content. */
const below = (content: string, path: string): string => path.slice(basename(content).length + 1);

const write = (root: string, file: string, data: string | Buffer): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), data);
};

/** Makes the change in a copy of the content. */
const apply = ({ action, params }: Writing, root: string, content: string): void => {
  const place = (path: string): string => below(content, path);
  switch (action) {
    case 'persistEntry':
      for (const { path, newPath, raw } of params.dataFiles ?? (params.entry ? [params.entry] : [])) {
        if (newPath && newPath !== path) rmSync(join(root, place(path)), { force: true });
        write(root, place(newPath ?? path), raw);
      }
      for (const { path, content: data } of params.assets)
        write(root, place(path), Buffer.from(data, 'base64'));
      return;
    case 'persistMedia':
      write(root, place(params.asset.path), Buffer.from(params.asset.content, 'base64'));
      return;
    case 'deleteFile':
      rmSync(join(root, place(params.path)), { force: true });
      return;
    default:
      for (const path of params.paths) rmSync(join(root, place(path)), { force: true });
  }
};

/**
 * What `npm run check:content` would say against a change, if it said nothing of it before.
 * @param body a request of the editor
 * @param content absolute path of the content folder
 * @returns undefined if the change may be made
 */
export const refusalOf = async (body: unknown, content: string): Promise<string | undefined> => {
  const { data: change } = writing.safeParse(body);
  if (!change) return undefined;
  const copy = mkdtempSync(join(tmpdir(), 'content-'));
  try {
    cpSync(content, copy, { recursive: true });
    apply(change, copy, content);
    const { mistakes } = await findMistakes(copy);
    if (mistakes.length === 0) return undefined;
    const before = new Set((await findMistakes(content)).mistakes.map((mistake) => JSON.stringify(mistake)));
    const caused = mistakes.filter((mistake) => !before.has(JSON.stringify(mistake)));
    return caused.length > 0 ? printProblems(caused).trim() : undefined;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/**
 * Removes an entry as `npm run remove` does, with the pictures that only it uses and a redirect from its page; Decap's own
 * server would leave both.
 * @returns the removed files; undefined if the request deletes no entry
 */
export const removeWithPictures = (body: unknown, content: string): string[] | undefined => {
  const { data: change } = writing.safeParse(body);
  if (change?.action !== 'deleteFile' && change?.action !== 'deleteFiles') return undefined;
  const [path = '', ...more] = change.action === 'deleteFile' ? [change.params.path] : change.params.paths;
  const entry = readContent(content).files.find(({ file }) => file === below(content, path));
  if (!entry || more.length > 0) return undefined;
  return removeEntry(content, entry.kind, entry.slug);
};
