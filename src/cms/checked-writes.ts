import { copyFileSync, linkSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { findKind } from '../content-model';
import { findMistakes } from '../content-tools/check/check-content';
import { printProblems } from '../content-tools/check/print-problems';
import { removeEntry } from '../content-tools/edit/remove-entry';
import { filesBelow } from '../gatsby-node/files-below';

const entry = z.object({ path: z.string(), newPath: z.string().optional(), raw: z.string() });
const asset = z.object({ path: z.string(), content: z.string() });

/** The requests of Decap's proxy backend that change something (decapcms.org/docs/proxy-backend). */
const changeSchema = z
  .object({
    action: z.enum(['persistEntry', 'persistMedia', 'deleteFile', 'deleteFiles']),
    params: z.object({
      entry: entry.optional(),
      dataFiles: z.array(entry).optional(),
      assets: z.array(asset).default([]),
      asset: asset.optional(),
      path: z.string().optional(),
      paths: z.array(z.string()).default([]),
    }),
  })
  .transform(({ params }) => {
    const entries = params.dataFiles ?? (params.entry ? [params.entry] : []);
    const assets = params.asset ? [...params.assets, params.asset] : params.assets;
    return {
      write: [
        ...entries.map(({ path, newPath, raw }) => ({ path: newPath || path, data: Buffer.from(raw) })),
        ...assets.map(({ path, content }) => ({ path, data: Buffer.from(content, 'base64') })),
      ],
      remove: [
        ...params.paths,
        ...(params.path === undefined ? [] : [params.path]),
        ...entries.flatMap(({ path, newPath }) => (newPath && newPath !== path ? path : [])),
      ],
    };
  });

/** The files that a request writes and removes; Decap names them from the folder above the content. */
export type Change = z.infer<typeof changeSchema>;

/**
 * Reads what a request of the editor changes.
 * @returns undefined if it only reads
 */
export const parseChange = (body: unknown): Change | undefined => changeSchema.safeParse(body).data;

/** The path below the content folder. */
const below = (content: string, path: string): string => path.slice(basename(content).length + 1);

/** Copies the content's JSON for a check, with hard links to its pictures and videos. */
const copyContent = (content: string): string => {
  mkdirSync(resolve('dist/develop'), { recursive: true });
  const copy = mkdtempSync(resolve('dist/develop/check-'));
  for (const file of filesBelow(content)) {
    const target = join(copy, relative(content, file));
    mkdirSync(dirname(target), { recursive: true });
    try {
      if (file.endsWith('.json')) copyFileSync(file, target);
      else linkSync(file, target);
    } catch {
      // The content is on another drive.
      copyFileSync(file, target);
    }
  }
  return copy;
};

/**
 * Finds the mistakes that a change would cause, in the words of `npm run check:content`.
 * @param content absolute path of the content folder
 * @returns undefined if the change may be made
 */
export const findRefusal = async (change: Change, content: string): Promise<string | undefined> => {
  const copy = copyContent(content);
  try {
    const { write, remove } = change;
    // Removed before they are written: a link leads to the original.
    for (const path of [...remove, ...write.map((file) => file.path)]) {
      rmSync(join(copy, below(content, path)), { force: true });
    }
    for (const { path, data } of write) {
      const file = join(copy, below(content, path));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, data);
    }
    const { mistakes } = await findMistakes(copy);
    if (mistakes.length === 0) return undefined;
    const before = new Set((await findMistakes(content)).mistakes.map((mistake) => JSON.stringify(mistake)));
    const caused = mistakes.filter((mistake) => !before.has(JSON.stringify(mistake)));
    return caused.length > 0 ? printProblems(content, caused).trim() : undefined;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};

/**
 * Removes an entry as `npm run remove` does, with the pictures that only it uses and a redirect from its page. Decap's
 * server would leave the pictures, and add no redirect.
 * @returns the removed files; undefined if the change does not delete an entry
 */
export const removeWithPictures = ({ write, remove }: Change, content: string): string[] | undefined => {
  const [path, ...more] = remove;
  if (path === undefined || more.length > 0 || write.length > 0 || !path.endsWith('.json')) return undefined;
  const file = below(content, path);
  const kind = findKind(dirname(file));
  return kind === undefined ? undefined : removeEntry(content, kind, basename(file, '.json'));
};
