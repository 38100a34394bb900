import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { findKept, keep } from '../../src/kept';
import { encode, listPictures, namePicture, type Picture } from './encode';
import type { PictureJob } from './job';

/** Counts of pictures. */
export interface Progress {
  pictures: number;
  finished: number;
  /** Those of `finished` that an earlier build had encoded. */
  kept: number;
  /** When the first picture was begun, by `performance.now()`. */
  begun?: number;
}

/** libuv has four threads, on each of which one picture is encoded (UV_THREADPOOL_SIZE). */
const atOnce = Math.min(4, availableParallelism());

/** Encodes the pictures of jobs, and keeps them for later builds. */
export const openWorkshop = () => {
  sharp.concurrency(Math.ceil(availableParallelism() / atOnce));
  const progress: Progress = { pictures: 0, finished: 0, kept: 0 };
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const encodeInTurn = async (picture: Picture, name: string): Promise<string> => {
    if (free === 0) await new Promise<void>((begin) => waiting.push(begin));
    else free -= 1;
    progress.begun ??= performance.now();
    try {
      return await keep(name, await encode(picture));
    } finally {
      const next = waiting.shift();
      if (next) next();
      else free += 1;
    }
  };

  const make = async (picture: Picture): Promise<void> => {
    const name = namePicture(picture);
    progress.pictures += 1;
    const kept = await findKept(name);
    const file = kept ?? (await encodeInTurn(picture, name));
    await mkdir(dirname(picture.output), { recursive: true });
    await copyFile(file, picture.output);
    progress.finished += 1;
    if (kept !== undefined) progress.kept += 1;
  };

  return {
    progress,
    /** @throws an error that names the source of the first picture that fails */
    finish: async (job: PictureJob): Promise<void> => {
      await Promise.all(listPictures(job).map(make));
    },
    /** Begins no more pictures. */
    close: (): void => void waiting.splice(0),
  };
};

export type Workshop = ReturnType<typeof openWorkshop>;
