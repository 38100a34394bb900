import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryFolder } from '../../../tests/test-folder';
import { compressFolder } from './compress';

/** From this size on, the disk in these tests is slow. */
const mockSlowFrom = 2_000;

jest.mock('node:fs/promises', () => {
  const real = jest.requireActual<typeof import('node:fs/promises')>('node:fs/promises');
  const writeFile = async (file: string, data: Buffer): Promise<void> => {
    if (data.length >= mockSlowFrom) {
      await real.writeFile(file, data.subarray(0, data.length / 2));
      await new Promise((resolve) => setTimeout(resolve, 150));
    }
    await real.writeFile(file, data);
  };
  return { ...real, writeFile };
});

const root = temporaryFolder();
let folder: string;
let counter = 0;

beforeAll(() => {
  process.env.BUILD_CACHE = join(root, 'kept');
});

beforeEach(() => {
  counter += 1;
  folder = join(root, `public-${counter}`);
  mkdirSync(folder);
});

const text = 'A page with Indian figures: ₹ 12,34,567. '.repeat(40);
const put = (name: string, content = text): string => {
  const file = join(folder, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
  return file;
};
const unpacked = (file: string): string[] => [
  brotliDecompressSync(readFileSync(`${file}.br`)).toString(),
  gunzipSync(readFileSync(`${file}.gz`)).toString(),
];

test('both copies of a file unpack to the file, in every folder', async () => {
  const page = put('about-us/index.html');
  const script = put('app.js', `${text}//script`);
  await compressFolder(folder);
  expect(unpacked(page)).toEqual([text, text]);
  expect(unpacked(script)).toEqual([`${text}//script`, `${text}//script`]);
});

test.each(['html', 'js', 'css', 'json', 'svg', 'xml', 'txt', 'webmanifest'])(
  'a .%s file is compressed',
  async (ending) => {
    const file = put(`file.${ending}`);
    await compressFolder(folder);
    expect(statSync(`${file}.br`).size).toBeLessThan(statSync(file).size);
    expect(statSync(`${file}.gz`).size).toBeLessThan(statSync(file).size);
  },
);

test.each(['jpg', 'webp', 'avif', 'woff2', 'mp4'])('a .%s file is left as it is', async (ending) => {
  put(`file.${ending}`);
  await compressFolder(folder);
  expect(readdirSync(folder)).toEqual([`file.${ending}`]);
});

test('a file that has changed gets new copies', async () => {
  const file = put('index.html');
  await compressFolder(folder);
  const changed = text.replaceAll('page', 'site');
  writeFileSync(file, changed);
  await compressFolder(folder);
  expect(unpacked(file)).toEqual([changed, changed]);
});

test('an incomplete copy of an equal file is not used', async () => {
  const long = randomBytes(8_000).toString('hex');
  const files = ['a.txt', 'c.txt'].map((name) => put(name, long));
  // Resolved at once, so that its worker reaches the equal file while the other one is still being written.
  put('b.txt');
  await compressFolder(folder);
  for (const file of files) expect(unpacked(file)).toEqual([long, long]);
});

test('what was compressed once is taken from the cache', async () => {
  const cached = join(root, 'kept');
  const content = `${text}cached`;
  put('index.html', content);
  await compressFolder(folder);
  const before = readdirSync(cached).map((name) => [name, statSync(join(cached, name)).ino]);
  put('copy.html', content);
  await compressFolder(folder);
  expect(readdirSync(cached).map((name) => [name, statSync(join(cached, name)).ino])).toEqual(before);
  expect(unpacked(join(folder, 'copy.html'))).toEqual([content, content]);
});

test('only finished copies are kept', () => {
  const names = readdirSync(join(root, 'kept'));
  expect(names.length).toBeGreaterThan(0);
  expect(names.filter((name) => !/^[0-9a-f]{64}\.(br|gz)$/.test(name))).toEqual([]);
});
