import { createHash } from 'node:crypto';
import { closeSync, openSync, readFileSync, readSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { z } from 'zod';
import { findKept, keep } from '../../kept';
import type { Finding } from '../read/parse-json';

/** A larger picture takes more memory than a build should need. */
const mostMegapixels = 60;

const saveAgain = 'Open it in a picture program and save it again as JPEG, PNG or WebP.';

/** Formats that browsers show and the build reads, by sharp's names. */
const formats = ['jpeg', 'png', 'webp'];

/** The beginning of a file, which tells its kind. */
export const readHead = (path: string): Buffer => {
  const head = Buffer.alloc(512);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  return head;
};

/** Pictures of an iPhone (HEIC, ISO/IEC 23008-12) name their brand after the box `ftyp`. */
const heic = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/;

/** @param format as sharp names it, if it can read the file at all */
const explainFormat = (path: string, format: string | undefined): Finding => {
  if (heic.test(readHead(path).subarray(4).toString('latin1'))) {
    const problem = 'which is a HEIC picture under another name';
    return { problem, fix: 'Export it as JPEG; on an iPhone: Settings, Camera, Formats, Most Compatible.' };
  }
  const problem = format ? `which is an ${format.toUpperCase()} file` : 'which cannot be read as a picture';
  return { problem, fix: saveAgain };
};

const pictureSize = z.object({ width: z.number(), height: z.number() });

type ReadPicture = z.infer<typeof pictureSize> | { fault: Finding };

const decodePicture = async (path: string): Promise<ReadPicture> => {
  // As strict as gatsby-plugin-sharp; the limit is reported below, in words.
  const picture = sharp(path, { failOn: 'warning', limitInputPixels: false });
  const found = await picture.metadata().catch(() => undefined);
  if (!found || !formats.includes(found.format)) return { fault: explainFormat(path, found?.format) };
  const { width, height } = found.autoOrient;
  if (width * height > mostMegapixels * 1_000_000) {
    const problem = `${width} by ${height} pixels, which is too large to build the site from`;
    return { fault: { problem, fix: 'Save it at most 4000 pixels wide.' } };
  }
  const whole = picture.resize(16).toBuffer();
  return whole.then(
    () => ({ width, height }),
    () => ({
      fault: { problem: 'which is damaged or cut off', fix: `Copy it again from its source. ${saveAgain}` },
    }),
  );
};

/** Makes a function read a file only once as long as it stays the same. */
export const readOnce = <Result>(read: (path: string) => Result): ((path: string) => Result) => {
  const known = new Map<string, { result: Result }>();
  return (path) => {
    const { size, mtimeMs } = statSync(path);
    const key = [path, size, mtimeMs].join(' ');
    const found = known.get(key) ?? { result: read(path) };
    known.set(key, found);
    return found.result;
  };
};

/** Whether a picture's format can have transparent pixels. */
export const mayBeCutOut = (path: string): boolean => /\.(?:png|webp)$/i.test(path);

/** Whether a picture is transparent somewhere, as a thing cut out is. */
export const isCutOut = readOnce(async (path: string): Promise<boolean> => {
  if (!mayBeCutOut(path)) return false;
  const picture = sharp(path);
  const { hasAlpha } = await picture.metadata();
  return hasAlpha && !(await picture.stats()).isOpaque;
});

/**
 * Reads a whole picture as the build will, so that the check finds a damaged one first; a good one only once on a machine.
 * @returns its size in pixels, as it is shown
 */
export const readPicture = readOnce(async (path: string): Promise<ReadPicture> => {
  const name = `${createHash('sha256').update(readFileSync(path)).digest('hex')}.size.json`;
  const kept = await findKept(name);
  if (kept) return pictureSize.parse(JSON.parse(readFileSync(kept, 'utf8')));
  const found = await decodePicture(path);
  if (!('fault' in found)) await keep(name, Buffer.from(JSON.stringify(found)));
  return found;
});
