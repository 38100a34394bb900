import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type AvifOptions, type WebpOptions } from 'sharp';
import { isCutOut, mayBeCutOut } from '../../src/content-tools/pictures/read-picture';
import type { PictureJob } from './job';

/** One picture to write: a source at a size and in a format. */
export interface Picture {
  readonly source: PictureJob['inputPaths'][0];
  /** Absolute path of the file to write. */
  readonly output: string;
  readonly settings: PictureJob['args']['operations'][number]['args'] & { readonly quality: number };
  readonly failOn: PictureJob['args']['pluginOptions']['failOn'];
}

/**
 * How the encoders work (docs/decisions/0013-pictures-by-content.md has the measurements). AVIF at effort 4, sharp's default,
 * takes four times as long. From quality 50 on, colour has the full resolution, for pictures that are large on screens of
 * normal density. WebP is for browsers that are older than those we support.
 */
const encoderOptions = ({ toFormat, quality }: Picture['settings']): AvifOptions | WebpOptions =>
  toFormat === 'webp'
    ? { effort: 2, quality }
    : { effort: 3, quality, chromaSubsampling: quality < 50 ? '4:2:0' : '4:4:4' };

/** The highest quality of an AVIF with transparency: its edge and its second plane take as much as its colours. */
const cutOutQuality = 40;

/** Lists the pictures that a job asks for. */
export const listPictures = ({ inputPaths: [source], outputDir, args }: PictureJob): Picture[] =>
  args.operations.map(({ outputPath, args: settings }) => ({
    source,
    output: join(outputDir, outputPath),
    settings: { ...settings, quality: settings.quality ?? args.pluginOptions.defaultQuality },
    failOn: args.pluginOptions.failOn,
  }));

/** Names the result after everything that it depends on: source, settings and encoder. */
export const namePicture = ({ source, settings, failOn }: Picture): string => {
  const { vips, aom, heif, webp } = sharp.versions;
  const sorted = Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1));
  const parts = [
    source.contentDigest,
    sorted,
    failOn,
    encoderOptions(settings),
    ...(settings.toFormat === 'avif' && mayBeCutOut(source.path) ? [cutOutQuality] : []),
    { vips, aom, heif, webp },
  ];
  const hash = createHash('sha256')
    .update(JSON.stringify([...parts, sharp.versions.sharp]))
    .digest('hex');
  return `${hash}.${settings.toFormat}`;
};

/**
 * Encodes a picture as gatsby-plugin-sharp does (its process-file.js), with our own `encoderOptions`.
 * @throws an error that names the source
 */
export const encode = async ({ source, settings, failOn }: Picture): Promise<Buffer> => {
  const { width, height, fit, cropFocus, toFormat } = settings;
  try {
    const most = toFormat === 'avif' && (await isCutOut(source.path)) ? cutOutQuality : 100;
    const quality = Math.min(settings.quality, most);
    return await sharp(source.path, { failOn })
      .rotate()
      .resize(Math.round(width), Math.round(height), { fit, position: cropFocus })
      .toFormat(toFormat, encoderOptions({ ...settings, quality }))
      .toBuffer();
  } catch (error) {
    throw new Error(`${source.path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
