import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { findKept, keep } from '../../src/gatsby-node/kept';
import { encode, estimateWork, listPictures, namePicture, type Picture } from './encode';
import type { PictureJob } from './job';
import { createQueue } from './queue';

/** Counts of pictures, and work in the unit of `estimateWork`. */
export interface Progress {
  pictures: number;
  finished: number;
  /** Those of `finished` that an earlier build had encoded. */
  kept: number;
  work: number;
  workDone: number;
  /** When the first picture was begun, by `performance.now()`. */
  begun?: number;
}

/** libuv has four threads, on each of which one picture is encoded (UV_THREADPOOL_SIZE). */
const atOnce = Math.min(4, availableParallelism());

/** Encodes the pictures of jobs, and keeps them for later builds. */
export const openWorkshop = () => {
  sharp.concurrency(Math.ceil(availableParallelism() / atOnce));
  const queue = createQueue(atOnce);
  const progress: Progress = { pictures: 0, finished: 0, kept: 0, work: 0, workDone: 0 };
  /** By name: two jobs may ask for the same picture at the same time. */
  const running = new Map<string, Promise<string>>();

  const encodeInTurn = (picture: Picture, name: string): Promise<string> => {
    const work = estimateWork(picture);
    progress.work += work;
    return queue.add(work, async () => {
      progress.begun ??= performance.now();
      const file = await keep(name, await encode(picture));
      progress.workDone += work;
      return file;
    });
  };

  const make = async (picture: Picture): Promise<void> => {
    const name = namePicture(picture);
    progress.pictures += 1;
    const kept = await findKept(name);
    const encoding = kept === undefined ? (running.get(name) ?? encodeInTurn(picture, name)) : undefined;
    if (encoding) running.set(name, encoding);
    const file = kept ?? (await encoding);
    if (file === undefined) return;
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
    close: (): void => queue.clear(),
  };
};

export type Workshop = ReturnType<typeof openWorkshop>;
