import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { type FieldSchema, fieldPath, fieldsOf, walkFields } from './fields-of';
import { drawing } from './icons/drawing';
import type { Content, Problem } from './read';

/** Bytes above which a file is too heavy; of pictures the build makes the sizes that visitors load. */
const heavy: Record<string, number> = {
  '.svg': 60_000,
  '.mp4': 6_000_000,
  '.webm': 6_000_000,
};
const heavyPicture = 2_000_000;

/** Bytes in words: "340 kB", "2.4 MB". */
export const sizeInWords = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** A file that a field of the content names. */
export interface NamedFile {
  /** JSON file below the content folder, and field in it. */
  file: string;
  field: string;
  /** Absolute path of the named file. */
  path: string;
  /** The path as the field has it. */
  value: string;
  schema: FieldSchema;
}

/** Every picture and video that the content names, and that exists. */
export const namedFiles = (root: string, { files }: Content): NamedFile[] => {
  const found: NamedFile[] = [];
  for (const { file, schema: entry, data } of files) {
    walkFields(fieldsOf(entry), data, (schema, value, path) => {
      if (schema.kind !== 'file' || typeof value !== 'string') return;
      const own = join(root, dirname(file), value);
      // The content check reports missing files.
      if (existsSync(own)) found.push({ file, field: fieldPath(path), path: own, value, schema });
    });
  }
  return found;
};

const weigh = ({ file, field, path, value }: NamedFile): Problem[] => {
  const { size } = statSync(path);
  const ending = /\.\w+$/.exec(path)?.[0] ?? '';
  const limit = heavy[ending] ?? heavyPicture;
  if (size <= limit) return [];
  const fix =
    ending in heavy
      ? `Visitors load this file as it is. Export it again, below ${sizeInWords(limit)}.`
      : `Save it as JPEG at quality 85 and at most 2600 pixels wide; below ${sizeInWords(limit)} is plenty.`;
  return [{ file, field, problem: `names "${value}", which has ${sizeInWords(size)}`, fix }];
};

const readDrawing = ({ file, field, path, value }: NamedFile): Problem[] => {
  if (!path.endsWith('.svg')) return [];
  try {
    drawing(readFileSync(path, 'utf8'));
    return [];
  } catch {
    const fix = 'Open it in a drawing program and export it again as SVG.';
    return [{ file, field, problem: `names "${value}", which cannot be read as an SVG`, fix }];
  }
};

/**
 * Checks the pictures that the content names.
 * @param root absolute path of the content folder
 * @returns `problems`, which block: unreadable pictures and drawings; `advice`, which does not: pictures that are too
 * small or too heavy
 */
export const checkPictures = async (
  root: string,
  content: Content,
): Promise<{ problems: Problem[]; advice: Problem[] }> => {
  const named = namedFiles(root, content);
  const advice = named.flatMap(weigh);
  const problems = named.flatMap(readDrawing);
  await Promise.all(
    named.map(async ({ file, field, path, value, schema: { minWidth, minHeight } }) => {
      if (minWidth === undefined || minHeight === undefined) return;
      const size = await sharp(path)
        .metadata()
        .catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
      if (size instanceof Error) {
        problems.push({
          file,
          field,
          problem: `names "${value}", which cannot be read as a picture`,
          fix: 'Open it in a picture program and save it again as JPEG, PNG or WebP.',
        });
        return;
      }
      const { width, height } = size.autoOrient;
      if (width >= minWidth && height >= minHeight) return;
      advice.push({
        file,
        field,
        problem: `names "${value}", ${width} by ${height} pixels, which would look blurred here`,
        fix: `Use a picture of at least ${minWidth} by ${minHeight} pixels.`,
      });
    }),
  );
  const byField = (a: Problem, b: Problem) =>
    a.file.localeCompare(b.file, 'en') || a.field.localeCompare(b.field, 'en');
  return { problems: problems.sort(byField), advice: advice.sort(byField) };
};
