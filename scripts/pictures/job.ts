import { join } from 'node:path';
import { z } from 'zod';

/**
 * Gatsby's external jobs (gatsby/dist/utils/jobs/types.d.ts). With `ENABLE_GATSBY_EXTERNAL_JOBS=true` and a channel to its
 * parent, Gatsby sends JOB_CREATED for each job of a plugin, and waits for an answer with the same id.
 */
export const jobCreated = z.object({
  type: z.literal('JOB_CREATED'),
  payload: z.looseObject({ id: z.string() }),
});

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

const source = z.object({ path: z.string(), contentDigest: z.string() });
const failOn = z.enum(['none', 'truncated', 'error', 'warning']);

/** A job that our encoder does exactly as gatsby-plugin-sharp would, as the pictures that it asks for. */
export const pictureJob = z
  .object({
    name: z.literal('IMAGE_PROCESSING'),
    plugin: z.object({ name: z.literal('gatsby-plugin-sharp') }),
    inputPaths: z.tuple([source]),
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
