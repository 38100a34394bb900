import { createHash } from 'node:crypto';
import { copyFile, readFile, rm } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { filesBelow } from '../files-below';
import { findKept, keep } from '../kept';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|map)$/;
/** Below this size a compressed response saves no packet. */
const smallest = 256;

const formats = [
  {
    ending: '.br',
    make: (source: Buffer) =>
      brotli(source, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
      }),
  },
  { ending: '.gz', make: (source: Buffer) => deflate(source, { level: 9 }) },
];

/** Writes `file.br` and `file.gz`, if an earlier build has not compressed the same bytes. */
const compressFile = async (file: string): Promise<boolean> => {
  const source = await readFile(file);
  if (source.length < smallest) {
    // Copies of an earlier, longer version would be served in its place.
    await Promise.all(formats.map(({ ending }) => rm(file + ending, { force: true })));
    return false;
  }
  const hash = createHash('sha256').update(source).digest('hex');
  for (const { ending, make } of formats) {
    const name = `${hash}${ending}`;
    await copyFile((await findKept(name)) ?? (await keep(name, await make(source))), file + ending);
  }
  return true;
};

/**
 * Writes a brotli and a gzip copy of every text file of a folder.
 * @param folder absolute path
 * @returns how many files were compressed
 */
export const compressFolder = async (folder: string): Promise<{ files: number }> => {
  const all = filesBelow(folder);
  const known = new Set(all);
  const orphans = all.filter((file) => /\.(?:br|gz)$/.test(file) && !known.has(file.slice(0, -3)));
  await Promise.all(orphans.map((file) => rm(file)));
  const waiting = all.filter((file) => compressible.test(file)).values();
  let files = 0;
  const compressNext = async () => {
    for (const file of waiting) if (await compressFile(file)) files += 1;
  };
  await Promise.all(Array.from({ length: availableParallelism() }, compressNext));
  return { files };
};
