import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findKept, keep } from '../kept';

/** The fields of a File node that are used. */
export interface PictureFile {
  absolutePath: string;
  internal: { contentDigest: string };
}

const settings = { quality: 20 };

/**
 * Makes a small version of a picture as a data URL of a few KB. It is part of the HTML and shows with the first paint, before
 * the picture is loaded. gatsby-plugin-image (`placeholder: BLURRED`) can't make AVIF, which is half the size.
 * @param width in pixels; it looks blurred where it is shown wider
 * @throws when sharp cannot read the file
 */
export const makePlaceholder = async (file: PictureFile, width: number): Promise<string> => {
  const { sharp: version, aom } = sharp.versions;
  const name = `placeholder-${width}-${settings.quality}-${version}-${aom}-${file.internal.contentDigest}.avif`;
  const picture = sharp(file.absolutePath).rotate().resize(width).avif(settings);
  const made = (await findKept(name)) ?? (await keep(name, await picture.toBuffer()));
  return `data:image/avif;base64,${(await readFile(made)).toString('base64')}`;
};
