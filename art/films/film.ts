import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { metaOf, parseSize, type Size } from '../command/browser';
import { art, cached, root, shown } from '../command/paths';
import { ArtError, run } from '../command/tools';

/**
 * `npx tsx art/films/film.ts [NAME ...]`: photographs art/films/NAME.html frame by frame and makes an MP4, a WebM and a poster of it.
 *
 * A page says with <meta> where its films go (`film`, a path from the root without ending), its `size` in px and its length in
 * `seconds`, and has a global function seek(t) that draws the picture as it is t seconds after the start. The poster is the last
 * frame. Needs ffmpeg with libx264 and libvpx-vp9.
 */
const FRAMES_PER_SECOND = 25;

/** Largest size of one film, in bytes: it is loaded over telephones. */
const LARGEST = 1_000_000;

interface Film {
  page: string;
  /** Path of the films without their ending. */
  target: string;
  size: Size;
  seconds: number;
}

const readFilm = (name: string): Film => {
  const page = join(art, 'films', `${name}.html`);
  if (!existsSync(page)) throw new ArtError(`${shown(page)} does not exist`);
  const html = readFileSync(page, 'utf8');
  const target = metaOf(html, 'film');
  const seconds = Number(metaOf(html, 'seconds'));
  if (!target || !(seconds > 0)) throw new ArtError(`${shown(page)}: <meta> film or seconds is missing`);
  return { page, target: join(root, target), size: parseSize(metaOf(html, 'size'), page), seconds };
};

/** The frame with this number as PNG, or for ffmpeg the pattern of all. */
const frame = (number: number | '%04d'): string =>
  cached('frames', `${typeof number === 'number' ? String(number).padStart(4, '0') : number}.png`);

/** Photographs all frames into the cache and returns how many there are. */
const photographFrames = async ({ page, size, seconds }: Film): Promise<number> => {
  const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium';
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    const tab = await browser.newPage({ viewport: size });
    await tab.goto(pathToFileURL(page).href, { waitUntil: 'load' });
    await tab.evaluate(() => document.fonts.ready.then(() => undefined));
    const count = Math.round(seconds * FRAMES_PER_SECOND);
    for (let i = 0; i < count; i++) {
      await tab.evaluate(`seek(${i / FRAMES_PER_SECOND})`);
      await tab.screenshot({ path: frame(i) });
    }
    return count;
  } finally {
    await browser.close();
  }
};

/** Encodes the frames in the cache; `options` name codec and quality. Throws an ArtError when the film is too large. */
const encode = async (target: string, options: string[]): Promise<void> => {
  const input = ['-y', '-loglevel', 'error', '-framerate', String(FRAMES_PER_SECOND), '-i', frame('%04d')];
  await run('ffmpeg', [...input, ...options, '-pix_fmt', 'yuv420p', '-an', target]);
  const { length } = readFileSync(target);
  if (length > LARGEST) throw new ArtError(`${shown(target)} has ${length} bytes, more than ${LARGEST}`);
  process.stdout.write(`${shown(target)}  ${Math.round(length / 1000)} kB\n`);
};

const makeFilm = async (film: Film): Promise<void> => {
  const { target } = film;
  const frames = await photographFrames(film);
  try {
    const h264 = ['-c:v', 'libx264', '-preset', 'veryslow', '-tune', 'animation', '-crf', '20'];
    await encode(`${target}.mp4`, [...h264, '-movflags', '+faststart']);
    await encode(`${target}.webm`, ['-c:v', 'libvpx-vp9', '-crf', '30', '-b:v', '0', '-row-mt', '1']);
    // The page loads the poster as it is, so it has to be light.
    await sharp(frame(frames - 1))
      .jpeg({ quality: 76, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(`${target}.jpg`);
  } finally {
    rmSync(cached('frames'), { recursive: true });
  }
};

const all = readdirSync(join(art, 'films'))
  .filter((file) => file.endsWith('.html'))
  .map((file) => file.replace(/\.html$/, ''));

const main = async (): Promise<void> => {
  const named = process.argv.slice(2);
  for (const name of named.length > 0 ? named : all) await makeFilm(readFilm(name));
};

main().catch((error: unknown) => {
  if (!(error instanceof ArtError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
});
