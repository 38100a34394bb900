import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile, rm, stat, utimes } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../files-below';
import { writeAtomically } from '../write-atomically';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = new Set([
  '.html',
  '.js',
  '.css',
  '.json',
  '.svg',
  '.xml',
  '.txt',
  '.webmanifest',
  '.map',
]);
/** Below this size a compressed response saves no packet. */
const smallest = 256;
const endings = ['.br', '.gz'];
const cacheFolder = resolve('.cache/compressed');

/** Writes `file.br` and `file.gz`, from the cache if the same bytes were compressed before. */
const compressFile = async (file: string): Promise<boolean> => {
  const source = await readFile(file);
  if (source.length < smallest) {
    // Copies of an earlier, longer version would be served in its place.
    await Promise.all(endings.map((ending) => rm(file + ending, { force: true })));
    return false;
  }
  const key = join(cacheFolder, createHash('sha256').update(source).digest('hex'));
  const { atime, mtime } = await stat(file);
  const variants = [
    {
      ending: '.br',
      make: () =>
        brotli(source, {
          params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
        }),
    },
    { ending: '.gz', make: () => deflate(source, { level: 9 }) },
  ];
  for (const { ending, make } of variants) {
    const kept = `${key}${ending}`;
    const known = await stat(kept).then(
      () => true,
      () => false,
    );
    // Equal files are compressed at the same time.
    if (!known) await writeAtomically(kept, await make());
    await copyFile(kept, file + ending);
    // The original's timestamp, so that both have the same Last-Modified.
    await utimes(file + ending, atime, mtime);
  }
  return true;
};

/**
 * Writes a brotli and a gzip copy of every text file of a folder.
 * @param folder absolute path
 * @returns how many files were compressed
 */
export const compressFolder = async (folder: string): Promise<{ files: number }> => {
  await mkdir(cacheFolder, { recursive: true });
  const all = filesBelow(folder);
  const known = new Set(all);
  const orphans = all.filter((file) =>
    endings.some((ending) => file.endsWith(ending) && !known.has(file.slice(0, -3))),
  );
  await Promise.all(orphans.map((file) => rm(file)));
  const queue = all.filter((file) => compressible.has(extname(file)));
  let files = 0;
  const worker = async () => {
    for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
      if (await compressFile(file)) files += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { files };
};
