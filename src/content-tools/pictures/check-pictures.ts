import { readFileSync, statSync } from 'node:fs';
import { dirname, extname, join } from 'node:path';
import { isNever } from '../../content-model/shown-days';
import { sampleMark } from '../advice/texts';
import { findFile, listBelow } from '../read/find-file';
import { listTexts } from '../read/inspect-texts';
import { decode, type Finding } from '../read/parse-json';
import { type Content, explainUnreadable, type Problem } from '../read/read-content';
import { fieldPath } from '../schema/fields';
import { inlineDrawing } from './drawing';
import { readHead, readOnce, readPicture } from './read-picture';

/** Bytes above which a file is too heavy; of pictures the build makes the sizes that visitors load. */
const heavy: Record<string, number> = { '.svg': 60_000, '.mp4': 6_000_000, '.webm': 6_000_000 };
const heavyPicture = 2_000_000;
/** A picture may be this much longer or wider than its place before the check advises to crop it. */
const mostCropped = 2;

/** Bytes in words: "340 kB", "2.4 MB". */
export const describeSize = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.round(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Every picture and video that the content names, and that exists, with its absolute path; the check reports missing ones. */
export const listNamedFiles = (root: string, { files }: Pick<Content, 'files'>) =>
  listTexts(files).flatMap(({ entry: { file, days }, field: schema, text: value, path }) => {
    const found = schema.kind === 'file' ? findFile(join(root, dirname(file)), value) : undefined;
    return found ? [{ file, field: fieldPath(path), path: found, value, schema, days }] : [];
  });

type NamedFile = ReturnType<typeof listNamedFiles>[number];

const weigh = ({ path }: NamedFile): Finding[] => {
  const { size } = statSync(path);
  const ending = extname(path).toLowerCase();
  const limit = heavy[ending] ?? heavyPicture;
  if (size <= limit) return [];
  const fix =
    ending in heavy
      ? `Visitors load this file as it is. Export it again, below ${describeSize(limit)}.`
      : `Save it as JPEG at quality 85 and at most 2600 pixels wide; below ${describeSize(limit)} is plenty.`;
  return [{ problem: `which has ${describeSize(size)}`, fix }];
};

/** Pictures of `npm run new` and `adopt` say so at their beginning; a draft may still have them. */
const findSample = ({ path, days }: NamedFile): Finding[] =>
  readHead(path).includes(sampleMark) && !isNever(days)
    ? [{ problem: 'which is a sample', fix: 'Choose a picture of your own.' }]
    : [];

/** Reads an SVG as the build will. */
const checkDrawing = readOnce((path: string): Finding[] => {
  const text = decode(readFileSync(path));
  if (typeof text !== 'string') return [{ ...text, problem: `which ${text.problem}` }];
  const report = (problem: string) => [
    { problem, fix: 'Open it in a drawing program and export it again as SVG, with a viewBox.' },
  ];
  try {
    const drawn = inlineDrawing(text);
    const isSized = /^<svg[^>]*\bviewBox=/.test(drawn);
    const isDrawn = /<(?:path|rect|circle|ellipse|line|poly\w+|text|use|image)\b/.test(drawn);
    return isSized && isDrawn ? [] : report('which is empty or has no size');
  } catch {
    return report('which cannot be read as an SVG');
  }
});

const checkVideo = (path: string, isVideo: (head: Buffer) => boolean): Finding[] =>
  isVideo(readHead(path))
    ? []
    : [{ problem: 'which is not a video', fix: 'Export the video again, as MP4 and as WebM.' }];

/** Checks the files that the page shows as they are, by their endings. */
const checks: Partial<Record<string, (path: string) => Finding[]>> = {
  '.svg': checkDrawing,
  '.mp4': (path) => checkVideo(path, (head) => head.subarray(4, 8).toString('latin1') === 'ftyp'),
  '.webm': (path) => checkVideo(path, (head) => head.readUInt32BE(0) === 0x1a45dfa3),
};

/** Files that the build could not use; and pictures that are too small, too heavy or of another shape. */
type FileFindings = Record<'problems' | 'advice', Finding[]>;

const inspectFile = async (named: NamedFile): Promise<FileFindings> => {
  const problems = checks[extname(named.path).toLowerCase()]?.(named.path) ?? [];
  const advice = [...weigh(named), ...findSample(named)];
  const { minWidth, minHeight } = named.schema;
  if (minWidth === undefined || minHeight === undefined) return { problems, advice };
  const read = await readPicture(named.path);
  if ('fault' in read) return { problems: [...problems, read.fault], advice };
  const { width, height } = read;
  const advise = (problem: string, fix: string) =>
    advice.push({ problem: `${width} by ${height} pixels, ${problem}`, fix });
  if (width < minWidth || height < minHeight) {
    advise('which would look blurred here', `Use a picture of at least ${minWidth} by ${minHeight} pixels.`);
  }
  const shape = Math.max(width / minWidth / (height / minHeight), height / minHeight / (width / minWidth));
  if (shape > mostCropped) {
    advise(
      'of which the page shows only a part',
      `Crop it to about the shape of ${minWidth} by ${minHeight}, so that you choose the part.`,
    );
  }
  return { problems, advice };
};

const checkNamedFile = (named: NamedFile): Promise<FileFindings> =>
  inspectFile(named).catch((error: unknown) => {
    const { problem, fix } = explainUnreadable(error);
    return { problems: [{ problem: `which ${problem}`, fix }], advice: [] };
  });

/** Checks the pictures, drawings and videos that the content names. `problems` block, `advice` does not. */
export const checkPictures = async (root: string, content: Pick<Content, 'files'>) => {
  const named = listNamedFiles(root, content);
  const checked = await Promise.all(
    named.map(async (file) => ({ ...file, ...(await checkNamedFile(file)) })),
  );
  const report = (kind: keyof FileFindings): Problem[] =>
    checked.flatMap(({ file, field, value, [kind]: faults }) =>
      faults.map(({ problem, fix }) => ({ file, field, problem: `names "${value}", ${problem}`, fix })),
    );
  return { problems: report('problems'), advice: report('advice') };
};

/** Names of what entries can name, and of what people upload in its place. */
export const uploaded = /^(?!.*\/\.|\.).*\.(?:jpe?g|png|webp|svg|mp4|webm|gif|heic|avif|pdf)$/i;

/** Advises on pictures and videos in the content folder that no entry names. */
export const adviseOnUnused = (root: string, content: Pick<Content, 'files'>): Problem[] => {
  const named = new Set(listNamedFiles(root, content).map(({ path }) => path));
  return listBelow(root)
    .filter((file) => uploaded.test(file) && !named.has(join(root, file)))
    .map((file) => ({
      file,
      field: '',
      problem: 'is named by no entry',
      fix: 'Choose it in an entry, or remove the file.',
    }));
};
