import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { type FieldSchema, fieldPath, fieldsOf, walkFields } from './fields-of';
import { findFile } from './find-file';
import { drawing } from './icons/drawing';
import type { Content, Problem } from './read';
import { decode } from './read-json';
import { headOf, readPicture } from './read-picture';

/** Bytes above which a file is too heavy; of pictures the build makes the sizes that visitors load. */
const heavy: Record<string, number> = {
  '.svg': 60_000,
  '.mp4': 6_000_000,
  '.webm': 6_000_000,
};
const heavyPicture = 2_000_000;
/** How many times longer one side of a picture may be than its place is, before most of it is cropped away. */
const mostCropped = 2;

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
      const own = findFile(join(root, dirname(file)), value);
      // The content check reports missing files.
      if (own) found.push({ file, field: fieldPath(path), path: own, value, schema });
    });
  }
  return found;
};

const weigh = ({ file, field, path, value }: NamedFile): Problem[] => {
  const { size } = statSync(path);
  const ending = extname(path).toLowerCase();
  const limit = heavy[ending] ?? heavyPicture;
  if (size <= limit) return [];
  const fix =
    ending in heavy
      ? `Visitors load this file as it is. Export it again, below ${sizeInWords(limit)}.`
      : `Save it as JPEG at quality 85 and at most 2600 pixels wide; below ${sizeInWords(limit)} is plenty.`;
  return [{ file, field, problem: `names "${value}", which has ${sizeInWords(size)}`, fix }];
};

const fault = ({ file, field, value }: NamedFile, problem: string, fix: string): Problem => ({
  file,
  field,
  problem: `names "${value}", ${problem}`,
  fix,
});

const exportDrawing = 'Open it in a drawing program and export it again as SVG.';

const readDrawing = (named: NamedFile): Problem[] => {
  if (!named.path.toLowerCase().endsWith('.svg')) return [];
  const text = decode(readFileSync(named.path));
  if (typeof text !== 'string') return [fault(named, `which ${text.problem}`, text.fix)];
  try {
    const drawn = drawing(text);
    if (!/<(?:path|rect|circle|ellipse|line|poly\w+|text|use|image)\b/.test(drawn)) {
      return [fault(named, 'which is empty', exportDrawing)];
    }
    if (!/^<svg[^>]*\bviewBox=/.test(drawn)) {
      return [fault(named, 'which has no size', `${exportDrawing} It needs a viewBox, or width and height.`)];
    }
    return [];
  } catch {
    return [fault(named, 'which cannot be read as an SVG', exportDrawing)];
  }
};

/** How files of a kind of video begin. */
const beginnings: Record<string, (head: Buffer) => boolean> = {
  '.mp4': (head) => head.subarray(4, 8).toString('latin1') === 'ftyp',
  '.webm': (head) => head.readUInt32BE(0) === 0x1a45dfa3,
};

const readVideo = (named: NamedFile): Problem[] => {
  const begins = beginnings[extname(named.path).toLowerCase()];
  if (!begins) return [];
  return begins(headOf(named.path))
    ? []
    : [fault(named, 'which is no video', 'Export the video again, as MP4 and as WebM.')];
};

const checkPicture = async (named: NamedFile): Promise<{ problems: Problem[]; advice: Problem[] }> => {
  const { minWidth, minHeight } = named.schema;
  if (minWidth === undefined || minHeight === undefined) return { problems: [], advice: [] };
  const { fault: found, width, height } = await readPicture(named.path);
  if (found) return { problems: [fault(named, found.problem, found.fix)], advice: [] };
  const advice: Problem[] = [];
  if (width < minWidth || height < minHeight) {
    advice.push(
      fault(
        named,
        `${width} by ${height} pixels, which would look blurred here`,
        `Use a picture of at least ${minWidth} by ${minHeight} pixels.`,
      ),
    );
  }
  const shape = Math.max(width / minWidth / (height / minHeight), height / minHeight / (width / minWidth));
  if (shape > mostCropped) {
    advice.push(
      fault(
        named,
        `${width} by ${height} pixels, of which the page shows only a part`,
        `Crop it to about the shape of ${minWidth} by ${minHeight}, so that you choose the part.`,
      ),
    );
  }
  return { problems: [], advice };
};

const byField = (a: Problem, b: Problem): number =>
  a.file.localeCompare(b.file, 'en') || a.field.localeCompare(b.field, 'en');

/**
 * Checks the pictures, drawings and videos that the content names.
 * @param root absolute path of the content folder
 * @returns `problems`, which block: files that the build could not use; `advice`, which does not: pictures that are too
 * small, too heavy or of another shape
 */
export const checkPictures = async (
  root: string,
  content: Content,
): Promise<{ problems: Problem[]; advice: Problem[] }> => {
  const named = namedFiles(root, content);
  const pictures = await Promise.all(named.map(checkPicture));
  const problems = [
    ...named.flatMap(readDrawing),
    ...named.flatMap(readVideo),
    ...pictures.flatMap((found) => found.problems),
  ];
  const advice = [...named.flatMap(weigh), ...pictures.flatMap((found) => found.advice)];
  return { problems: problems.sort(byField), advice: advice.sort(byField) };
};
