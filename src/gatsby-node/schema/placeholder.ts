import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { findKept, keep } from '../../kept';
import type { FileNode } from './pictures';

const placeholderQuality = 10;
/** Colour at half the resolution: a quarter less. */
const placeholderColour = '4:2:0';
/** So low a quality draws artefacts around fine lines; without those lines it needs a sixth less, too. */
const placeholderBlur = 0.8;

/**
 * `File.placeholder`: a small version of a picture as a data URL of a few KB. It is part of the HTML and shows with the first
 * paint, before the picture is loaded. gatsby-plugin-image (`placeholder: BLURRED`) can't make AVIF, which is half the size.
 * @param width in pixels; it looks blurred where it is shown wider
 * @throws when sharp cannot read the file
 */
export const makePlaceholder = async (
  { absolutePath, internal }: Pick<FileNode, 'absolutePath' | 'internal'>,
  width: number,
): Promise<string> => {
  const { sharp: version, aom } = sharp.versions;
  const name = `placeholder-${width}-${placeholderQuality}-${placeholderColour}-${placeholderBlur}-${version}-${aom}-${internal.contentDigest}.avif`;
  const picture = sharp(absolutePath)
    .rotate()
    .resize(width)
    .blur(placeholderBlur)
    .avif({ quality: placeholderQuality, chromaSubsampling: placeholderColour });
  const made = (await findKept(name)) ?? (await keep(name, await picture.toBuffer()));
  return `data:image/avif;base64,${(await readFile(made)).toString('base64')}`;
};
