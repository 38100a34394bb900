import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/test-folder';
import { makePlaceholder } from './placeholder';

const folder = temporaryFolder();
const picture = async (name: string, colour: string, digest: string) => {
  const absolutePath = join(folder, name);
  await sharp({ create: { width: 900, height: 600, channels: 3, background: colour } })
    .jpeg()
    .toFile(absolutePath);
  return { absolutePath, internal: { contentDigest: digest } };
};

beforeAll(() => {
  process.env.BUILD_CACHE = join(folder, 'kept');
});

const decodeUrl = (url: string): Buffer => Buffer.from(url.replace('data:image/avif;base64,', ''), 'base64');

test('a placeholder is a small AVIF of the given width, with the proportions of the picture', async () => {
  const url = await makePlaceholder(await picture('isle.jpg', '#0a7c86', 'a'), 360);
  expect(url).toMatch(/^data:image\/avif;base64,[A-Za-z0-9+/]+=*$/);
  const { width, height, format } = await sharp(decodeUrl(url)).metadata();
  expect([width, height, format]).toEqual([360, 240, 'heif']);
});

test('a placeholder is made once for each picture and width', async () => {
  const file = await picture('sea.jpg', '#0a7c86', 'b');
  const first = await makePlaceholder(file, 100);
  writeFileSync(file.absolutePath, 'no picture any more');
  expect(await makePlaceholder(file, 100)).toBe(first);
  await expect(makePlaceholder(file, 200)).rejects.toThrow(/unsupported image format/);
});

test('a picture that was replaced gets a new placeholder', async () => {
  const file = await picture('sand.jpg', '#ffd9a0', 'c');
  const before = await makePlaceholder(file, 100);
  await picture('sand.jpg', '#10242d', 'd');
  expect(readFileSync(file.absolutePath).length).toBeGreaterThan(0);
  expect(await makePlaceholder({ ...file, internal: { contentDigest: 'd' } }, 100)).not.toBe(before);
});
