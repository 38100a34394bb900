import { copyFile, mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { findKept, keep } from '../../src/kept';
import { encode, namePicture, type Picture } from './encode';

/** Seconds as `1:05`. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

const width = 20;

/**
 * One line while pictures are encoded: how long the build has run, how many are done, and how long the rest takes if it goes on
 * like this; undefined when none is left.
 * @param seconds since the build began
 * @param now in milliseconds, by `performance.now()`
 */
export const progressLine = (
  seconds: number,
  { pictures, finished, kept, begun }: Workshop['progress'],
  now: number,
): string | undefined => {
  if (finished === pictures) return undefined;
  const full = Math.floor((width * finished) / pictures);
  const encoded = finished - kept;
  const left = ((now - begun) / 1000 / encoded) * (pictures - finished);
  return [
    `${clock(seconds)}  [${'#'.repeat(full)}${'.'.repeat(width - full)}] pictures: ${finished} of ${pictures}`,
    ...(kept > 0 ? [`${kept} from earlier builds`] : []),
    ...(encoded > 0 ? [`about ${clock(left)} left for them`] : []),
  ].join(', ');
};

/** libuv has four threads, on each of which one picture is encoded (UV_THREADPOOL_SIZE). */
const atOnce = Math.min(4, availableParallelism());

/** Encodes pictures, and keeps them for later builds. */
export const openWorkshop = () => {
  sharp.concurrency(Math.ceil(availableParallelism() / atOnce));
  /** Counts of pictures; `kept` are those of an earlier build. `begun` is when the first began, by `performance.now()`. */
  const progress = { pictures: 0, finished: 0, kept: 0, begun: 0 };
  const waiting: (() => void)[] = [];
  let free = atOnce;

  const encodeInTurn = async (picture: Picture, name: string): Promise<string> => {
    if (free === 0) await new Promise<void>((begin) => waiting.push(begin));
    else free -= 1;
    progress.begun ||= performance.now();
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
    finish: (pictures: readonly Picture[]) => Promise.all(pictures.map(make)),
    /** Begins no more pictures. */
    close: (): void => void waiting.splice(0),
  };
};

export type Workshop = ReturnType<typeof openWorkshop>;
