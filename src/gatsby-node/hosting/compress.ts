import { hash } from 'node:crypto';
import { copyFile, readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { findKept, keep } from '../../kept';
import { filesBelow } from '../files-below';

const brotli = promisify(brotliCompress);
const deflate = promisify(gzip);

const compressible = /\.(?:html|js|css|json|svg|xml|txt|webmanifest|map)$/;
const formats = {
  '.br': (source: Buffer) =>
    brotli(source, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: source.length },
    }),
  '.gz': (source: Buffer) => deflate(source, { level: 9 }),
};

/** Writes `file.br` and `file.gz`, if an earlier build has not compressed the same bytes. */
const compressFile = async (file: string): Promise<void> => {
  const source = await readFile(file);
  const digest = hash('sha256', source);
  for (const [ending, make] of Object.entries(formats)) {
    const name = `${digest}${ending}`;
    await copyFile((await findKept(name)) ?? (await keep(name, await make(source))), file + ending);
  }
};

/**
 * Writes a brotli and a gzip copy of every text file of a folder.
 * @param folder absolute path
 */
export const compressFolder = (folder: string): Promise<void> =>
  Readable.from(filesBelow(folder).filter((file) => compressible.test(file))).forEach(compressFile, {
    concurrency: availableParallelism(),
  });
