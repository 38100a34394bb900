import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/test-folder';
import { makePlaceholder, publishDrawing, readCutOut, readDrawing } from './pictures';

const folder = temporaryFolder();
const svg = (body: string) => {
  const absolutePath = join(folder, 'logo é.svg');
  writeFileSync(absolutePath, `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8">${body}</svg>`);
  return { absolutePath, extension: 'svg', name: 'logo é', internal: { contentDigest: '' } };
};

describe('an SVG is published without what could run or load something', () => {
  const published = async (body: string): Promise<string> => {
    const url = await publishDrawing(svg(body), folder, '/base');
    return readFileSync(join(folder, decodeURIComponent(url ?? '').replace('/base', '')), 'utf8');
  };

  test.each([
    ['a script', '<script>document.title=1</script><path d="M0 0h8v8z"/>'],
    ['an event', '<path onload="document.title=1" d="M0 0h8v8z"/>'],
    [
      'a picture from elsewhere',
      '<image href="https://elsewhere.example/x.png" width="8" height="8"/><path d="M0 0h8v8z"/>',
    ],
    ['a link that is a script', '<a href="javascript:alert(1)"><path d="M0 0h8v8z"/></a>'],
    [
      'a page within',
      '<foreignObject><iframe src="https://elsewhere.example"/></foreignObject><path d="M0 0h8v8z"/>',
    ],
    ['a fill from elsewhere', '<path fill="url(https://elsewhere.example/x.svg#a)" d="M0 0h8v8z"/>'],
    [
      'a style from elsewhere',
      '<style>@import url(https://elsewhere.example/x.css);</style><path d="M0 0h8v8z"/>',
    ],
  ])('%s', async (_what, body) => {
    const text = await published(body);
    expect(text).not.toMatch(/script|onload|elsewhere|iframe|foreignObject/);
    expect(text).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg".*<path/s);
  });

  test('its own gradient stays', async () => {
    const gradient = '<linearGradient id="a"><stop stop-color="red"/></linearGradient>';
    expect(await published(`<defs>${gradient}</defs><path fill="url(#a)" d="M0 0h8v8z"/>`)).toMatch(
      /fill="url\(#a\)"/,
    );
  });

  test('another file has no such address', async () => {
    const photo = { ...svg(''), absolutePath: '/a/photo.jpg', extension: 'jpg' };
    expect(await publishDrawing(photo, folder, '')).toBeNull();
    expect(await readDrawing(photo)).toBeNull();
  });
});

describe('a picture is cut out when it is transparent somewhere', () => {
  const write = async (name: string, alpha: number) => {
    const absolutePath = join(folder, name);
    const background = { r: 10, g: 124, b: 134, alpha };
    await sharp({ create: { width: 8, height: 8, channels: 4, background } }).toFile(absolutePath);
    return readCutOut({
      absolutePath,
      extension: name.split('.')[1] ?? '',
      name,
      internal: { contentDigest: '' },
    });
  };

  test.each([
    ['a transparent WebP', 'isle.webp', 0, true],
    ['a transparent PNG', 'isle.png', 0.5, true],
    ['a screenshot whose alpha channel hides nothing', 'screen.png', 1, null],
    ['a JPEG', 'screen.jpg', 1, null],
  ])('%s', async (_what, name, alpha, expected) => {
    expect(await write(name, alpha)).toBe(expected);
  });
});

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
