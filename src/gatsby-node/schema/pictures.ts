import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { cleanDrawing, inlineDrawing } from '../../content-tools/pictures/drawing';
import { isCutOut } from '../../content-tools/pictures/read-picture';
import { findKept, keep } from '../../kept';

/** `File.isCutOut`: whether a picture is transparent somewhere, as a thing cut out is; null for others. */
export const readCutOut = async ({ absolutePath }: FileNode): Promise<true | null> =>
  (await isCutOut(absolutePath)) || null;

/** The fields that resolvers need of a File node. */
export type FileNode = Pick<Queries.File, 'absolutePath' | 'extension' | 'name'> & {
  internal: Pick<Queries.Internal, 'contentDigest'>;
};

const readSvg = async ({ absolutePath, extension }: FileNode): Promise<string | undefined> =>
  extension === 'svg' ? readFile(absolutePath, 'utf8') : undefined;

/** `File.drawing`: an SVG as an element for the page; null for other files. */
export const readDrawing = async (file: FileNode): Promise<string | null> => {
  const svg = await readSvg(file);
  return svg === undefined ? null : inlineDrawing(svg);
};

/**
 * `File.drawingURL`: the address of an SVG that is published without scripts; null for other files. Gatsby's own
 * `publicURL` would publish it as it is.
 */
export const publishDrawing = async (file: FileNode, publicFolder: string, pathPrefix: string) => {
  const svg = await readSvg(file);
  if (svg === undefined) return null;
  const published = cleanDrawing(svg);
  const hash = createHash('sha256').update(published).digest('hex').slice(0, 32);
  const path = `/static/${hash}/${encodeURIComponent(file.name)}.svg`;
  const target = join(publicFolder, 'static', hash, `${file.name}.svg`);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, published);
  return pathPrefix + path;
};

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
