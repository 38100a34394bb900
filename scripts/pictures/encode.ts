import { createHash } from 'node:crypto';
import { join } from 'node:path';
import sharp, { type AvifOptions, type Sharp, type WebpOptions } from 'sharp';
import { z } from 'zod';
import { isCutOut, mayBeCutOut } from '../../src/content-tools/pictures/read-picture';

/** What is done to a picture. Strict: an option that is not listed is one that `encode` would ignore. */
const settings = z.strictObject({
  /** In pixels. */
  width: z.number().positive(),
  height: z.number().positive(),
  toFormat: z.enum(['avif', 'webp']),
  /** 1 to 100; undefined for the plugin's `defaultQuality`. */
  quality: z.number().min(1).max(100).optional(),
  fit: z.enum(['cover', 'contain', 'fill', 'inside', 'outside']).optional(),
  /** sharp's `position`. */
  cropFocus: z.union([z.number(), z.string()]).optional(),
});

const failOn = z.enum(['none', 'truncated', 'error', 'warning']);

/** A job that our encoder does exactly as gatsby-plugin-sharp would, as the pictures that it asks for. */
export const pictureJob = z
  .object({
    name: z.literal('IMAGE_PROCESSING'),
    plugin: z.object({ name: z.literal('gatsby-plugin-sharp') }),
    inputPaths: z.tuple([z.object({ path: z.string(), contentDigest: z.string() })]),
    outputDir: z.string(),
    args: z.object({
      isLazy: z.literal(false).optional(),
      operations: z.array(z.strictObject({ outputPath: z.string(), args: settings })),
      pluginOptions: z.object({ stripMetadata: z.literal(true), defaultQuality: z.number(), failOn }),
    }),
  })
  .transform(({ inputPaths: [source], outputDir, args: { operations, pluginOptions } }) =>
    operations.map(({ outputPath, args }) => ({
      source,
      output: join(outputDir, outputPath),
      settings: { ...args, quality: args.quality ?? pluginOptions.defaultQuality },
      failOn: pluginOptions.failOn,
    })),
  );

/** One picture to write to `output`: a source at a size and in a format. */
export type Picture = z.infer<typeof pictureJob>[number];

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
/** How far the colours of its edge reach into what is transparent, in pixels, and how strongly. */
const edge = { blur: 3, strength: 4 };

/**
 * Continues the colours of a thing cut out below what is transparent. AVIF encodes colours there, too: black, and the hard edge
 * towards it, took a quarter of the file.
 */
const fillTransparent = async (picture: Sharp): Promise<Sharp> => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: 4 as const };
  const thing = () => sharp(data, { raw });
  const [r = 0, g = 0, b = 0] = await thing().resize(1, 1).raw().toBuffer();
  const blurred = await thing().blur(edge.blur).raw().toBuffer();
  const wider = await sharp(blurred, { raw }).linear([1, 1, 1, edge.strength], [0, 0, 0, 0]).raw().toBuffer();
  const ground = await sharp(wider, { raw }).flatten({ background: { r, g, b } }).png().toBuffer();
  const colours = await sharp(ground)
    .composite([{ input: data, raw }])
    .removeAlpha()
    .png()
    .toBuffer();
  return sharp(colours).joinChannel(await thing().extractChannel(3).png().toBuffer());
};

/** Names the result after everything that it depends on: source, settings and encoder. */
export const namePicture = ({ source, settings, failOn }: Picture): string => {
  const { vips, aom, heif, webp, sharp: version } = sharp.versions;
  const parts = [
    source.contentDigest,
    Object.entries(settings).sort(([a], [b]) => (a < b ? -1 : 1)),
    failOn,
    encoderOptions(settings),
    ...(settings.toFormat === 'avif' && mayBeCutOut(source.path) ? [cutOutQuality, edge] : []),
    { vips, aom, heif, webp },
    version,
  ];
  return `${createHash('sha256').update(JSON.stringify(parts)).digest('hex')}.${settings.toFormat}`;
};

/**
 * Encodes a picture as gatsby-plugin-sharp does (its process-file.js), with our own `encoderOptions`.
 * @throws an error that names the source
 */
export const encode = async ({ source, settings, failOn }: Picture): Promise<Buffer> => {
  const { width, height, fit, cropFocus, toFormat } = settings;
  try {
    const cutOut = toFormat === 'avif' && (await isCutOut(source.path));
    const quality = cutOut ? Math.min(settings.quality, cutOutQuality) : settings.quality;
    const resized = sharp(source.path, { failOn })
      .rotate()
      .resize(Math.round(width), Math.round(height), { fit, position: cropFocus });
    const picture = cutOut ? await fillTransparent(resized) : resized;
    return await picture.toFormat(toFormat, encoderOptions({ ...settings, quality })).toBuffer();
  } catch (error) {
    throw new Error(`${source.path}: ${error instanceof Error ? error.message : String(error)}`);
  }
};
