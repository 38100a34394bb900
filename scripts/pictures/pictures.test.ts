import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../tests/test-folder';
import { answerJob } from './gatsby';
import { openWorkshop } from './workshop';

const root = temporaryFolder();
const kept = join(root, 'kept');
let counter = 0;

beforeEach(() => {
  counter += 1;
  process.env.BUILD_CACHE = join(kept, String(counter));
});

const writePicture = async (folder: string, colour: string): Promise<string> => {
  mkdirSync(join(root, folder), { recursive: true });
  const path = join(root, folder, 'isle.jpg');
  await sharp({ create: { width: 90, height: 60, channels: 3, background: colour } })
    .jpeg()
    .toFile(path);
  return path;
};

interface Wanted {
  readonly path: string;
  readonly digest?: string;
  readonly args?: Record<string, unknown>;
  readonly plugin?: string;
  readonly options?: Record<string, unknown>;
}

/** A message of Gatsby, as it was recorded in a build of this site. */
const message = ({
  path,
  digest = 'a',
  args = {},
  plugin = 'gatsby-plugin-sharp',
  options = {},
}: Wanted) => ({
  type: 'JOB_CREATED',
  payload: {
    id: 'one',
    name: 'IMAGE_PROCESSING',
    contentDigest: 'b',
    inputPaths: [{ path, contentDigest: digest }],
    outputDir: join(path, '../public/static/a'),
    args: {
      isLazy: false,
      operations: [
        {
          outputPath: 'c/isle.avif',
          args: {
            width: 45,
            height: 30,
            cropFocus: 17,
            toFormat: 'avif',
            quality: 42,
            fit: 'cover',
            ...args,
          },
        },
      ],
      pluginOptions: {
        base64Width: 20,
        stripMetadata: true,
        defaultQuality: 50,
        failOn: 'warning',
        defaults: { formats: ['webp', 'avif'] },
        ...options,
      },
    },
    plugin: { name: plugin, version: '5.16.0', resolve: '/node_modules/x', isLocal: false },
  },
});
const findOutput = (path: string) => join(path, '../public/static/a/c/isle.avif');
const completed = { type: 'JOB_COMPLETED', payload: { id: 'one', result: {} } };
const handedBack = { type: 'JOB_NOT_WHITELISTED', payload: { id: 'one' } };
/** How many pictures a workshop has encoded, and how many it found. */
const counts = ({ progress: { finished, kept: found } }: ReturnType<typeof openWorkshop>) => ({
  encoded: finished - found,
  found,
});

test('a picture is written in the size and format that Gatsby asks for', async () => {
  const path = await writePicture('size', '#0a7c86');
  expect(await answerJob(message({ path }), openWorkshop())).toEqual(completed);
  const { width, height, compression } = await sharp(findOutput(path)).metadata();
  expect([width, height, compression]).toEqual([45, 30, 'av1']);
});

test.each([
  [42, 'half', 0b11],
  [50, 'the full', 0b00],
])('at quality %i the colour of an AVIF has %s resolution', async (quality, _, expected) => {
  const path = await writePicture(`colour-${quality}`, '#ff5722');
  await answerJob(message({ path, args: { quality } }), openWorkshop());
  const file = readFileSync(findOutput(path));
  // chroma_subsampling_x and _y in the third byte of the codec's configuration (AV1-ISOBMFF, 2.3.3).
  expect(((file[file.indexOf('av1C') + 6] ?? 0) >> 2) & 0b11).toBe(expected);
});

test.each([
  ['one that is cut out has at most quality 40', 0.5, 46, 40, true],
  ['one whose alpha channel hides nothing keeps its own', 1, 46, 40, false],
  ['one that is cut out keeps a lower one', 0.5, 30, 40, false],
])('of pictures with an alpha channel, %s', async (_, alpha, asked, other, same) => {
  const folder = join(root, `alpha-${alpha}-${asked}`);
  const path = join(folder, 'isle.png');
  mkdirSync(folder, { recursive: true });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 90, height: 60, channels: 3, background: '#000', noise } })
    .ensureAlpha(alpha)
    .png()
    .toFile(path);
  const encoded: Buffer[] = [];
  for (const quality of [asked, other]) {
    await answerJob(message({ path, args: { quality } }), openWorkshop());
    encoded.push(readFileSync(findOutput(path)));
  }
  expect(encoded[0]?.equals(encoded[1] ?? Buffer.of())).toBe(same);
});

test('below what is transparent, an AVIF has the colour beside it', async () => {
  const folder = join(root, 'edge');
  const path = join(folder, 'isle.png');
  mkdirSync(folder, { recursive: true });
  const sand = { create: { width: 60, height: 60, channels: 3, background: '#ff8000' } } as const;
  await sharp({ create: { width: 90, height: 60, channels: 4, background: '#0000' } })
    .composite([{ input: await sharp(sand).png().toBuffer(), left: 0, top: 0 }])
    .png()
    .toFile(path);
  await answerJob(message({ path, args: { width: 90, height: 60 } }), openWorkshop());
  const { data } = await sharp(findOutput(path)).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, , , alpha] = data.subarray(4 * (30 * 90 + 63));
  expect(alpha).toBe(0);
  expect(red).toBeGreaterThan(200);
});

test('the same picture in another folder comes from what was kept', async () => {
  const [one, other] = [await writePicture('one', '#0a7c86'), await writePicture('other', '#0a7c86')];
  await answerJob(message({ path: one }), openWorkshop());
  const workshop = openWorkshop();
  expect(await answerJob(message({ path: other }), workshop)).toEqual(completed);
  expect(counts(workshop)).toEqual({ encoded: 0, found: 1 });
  expect(readFileSync(findOutput(other)).equals(readFileSync(findOutput(one)))).toBe(true);
});

test.each([
  ['another content', { digest: 'changed' }],
  ['another width', { args: { width: 60 } }],
  ['another quality', { args: { quality: 30 } }],
  ['another format', { args: { toFormat: 'webp' } }],
])('%s is encoded afresh', async (_, change) => {
  const path = await writePicture('fresh', '#ffd9a0');
  await answerJob(message({ path }), openWorkshop());
  const workshop = openWorkshop();
  expect(await answerJob(message({ path, ...change }), workshop)).toEqual(completed);
  expect(counts(workshop)).toEqual({ encoded: 1, found: 0 });
});

test('more pictures than processors are all made', async () => {
  const path = await writePicture('many', '#10242d');
  const workshop = openWorkshop();
  const widths = Array.from({ length: 9 }, (_, at) => 20 + at);
  await Promise.all(widths.map((width) => answerJob(message({ path, args: { width } }), workshop)));
  expect(counts(workshop)).toEqual({ encoded: 9, found: 0 });
});

test.each([
  ['an option that the encoder does not know', { args: { duotone: { highlight: '#fff', shadow: '#000' } } }],
  ['a format that it does not know', { args: { toFormat: 'jpg' } }],
  ['a picture that keeps its metadata', { options: { stripMetadata: false } }],
  ['a job of another plugin', { plugin: 'gatsby-plugin-other' }],
])('%s is handed back to Gatsby', async (_, change) => {
  const path = await writePicture('unknown', '#0a7c86');
  expect(await answerJob(message({ path, ...change }), openWorkshop())).toEqual(handedBack);
  expect(existsSync(findOutput(path))).toBe(false);
});

test('a message that is no job is left alone', async () => {
  expect(await answerJob({ type: 'LOG_ACTION', action: {} }, openWorkshop())).toBeUndefined();
});

test('a broken picture fails with its name, and nothing is kept', async () => {
  const path = await writePicture('broken', '#0a7c86');
  writeFileSync(path, readFileSync(path).subarray(0, 300));
  expect(await answerJob(message({ path }), openWorkshop())).toEqual({
    type: 'JOB_FAILED',
    payload: { id: 'one', error: expect.stringContaining(`${path}: `) },
  });
  expect(existsSync(findOutput(path))).toBe(false);
});
