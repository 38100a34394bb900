import { closeSync, openSync, readSync } from 'node:fs';
import sharp from 'sharp';
import type { FileFault } from './read-json';

/** Megapixels above which a picture takes more memory than a build should need. */
const most = 60;

const saveAgain = 'Open it in a picture program and save it again as JPEG, PNG or WebP.';

/** Formats that browsers show and the build reads, by sharp's names. */
const formats = ['jpeg', 'png', 'webp'];

/** Whether a file is a picture of an iPhone (HEIC, ISO/IEC 23008-12): its brand follows the box `ftyp`. */
const isHeic = (path: string): boolean => {
  const head = Buffer.alloc(12);
  const file = openSync(path, 'r');
  readSync(file, head);
  closeSync(file);
  return /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/.test(head.subarray(4).toString('latin1'));
};

const unreadable = (path: string): FileFault =>
  isHeic(path)
    ? {
        problem: 'which is a HEIC picture under another name',
        fix: 'Export it as JPEG; on an iPhone: Settings, Camera, Formats, Most Compatible.',
      }
    : { problem: 'which cannot be read as a picture', fix: saveAgain };

interface PictureSize {
  /** In pixels, as it is shown. */
  width: number;
  height: number;
  fault?: FileFault;
}

const failed = (fault: FileFault): PictureSize => ({ width: 0, height: 0, fault });

/**
 * Reads a whole picture as the build will, so that a damaged one is found before.
 * @param path absolute path
 */
export const readPicture = async (path: string): Promise<PictureSize> => {
  // As strict as gatsby-plugin-sharp; the limit is reported below, in words.
  const picture = sharp(path, { failOn: 'warning', limitInputPixels: false });
  const found = await picture.metadata().catch(() => undefined);
  if (!found) return failed(unreadable(path));
  if (!formats.includes(found.format)) {
    const fix = isHeic(path) ? unreadable(path).fix : saveAgain;
    return failed({
      problem: `which is ${isHeic(path) ? 'a HEIC' : `an ${found.format.toUpperCase()}`} file`,
      fix,
    });
  }
  const { width, height } = found.autoOrient;
  if (width * height > most * 1_000_000) {
    const problem = `${width} by ${height} pixels, which is too large to build the site from`;
    return failed({ problem, fix: 'Save it at most 4000 pixels wide.' });
  }
  const whole = await picture
    .resize(16)
    .toBuffer()
    .catch(() => undefined);
  if (!whole)
    return failed({
      problem: 'which is damaged or cut off',
      fix: `Copy it again from its source. ${saveAgain}`,
    });
  return { width, height };
};
