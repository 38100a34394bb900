/** Draws the site's pictures into content/. `npx tsx art/drawn/draw.ts [NAME…]`; a name is a part of a path, none means all. */
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { isle, islet, MOODS, skyAndSea } from './nature';
import { Random } from './random';
import { pictures, type Scene, type Shape } from './scenes';
import { Art, Defs, round } from './space';

interface Frame {
  size: readonly [width: number, height: number];
  horizon: number;
  sun: number;
  /** Where the isle and its subject go: middle, lower edge and the most they may take, as shares of the picture. */
  middle: number;
  floor: number;
  most: readonly [width: number, height: number];
  /** The six other isles: where across, how far down the sea. */
  isles: readonly (readonly [across: number, depth: number])[];
}

const FRAMES: Record<Shape, Frame> = {
  card: {
    size: [1600, 1200],
    horizon: 0.27,
    sun: 0.2,
    middle: 0.5,
    floor: 0.91,
    most: [0.82, 0.79],
    isles: [
      [0.33, 0.03],
      [0.7, 0.026],
      [0.87, 0.075],
      [0.12, 0.085],
      [0.985, 0.15],
      [0.015, 0.19],
    ],
  },
  desktop: {
    size: [1920, 1080],
    horizon: 0.3,
    sun: 0.36,
    middle: 0.712,
    floor: 0.93,
    most: [0.515, 0.88],
    isles: [
      [0.13, 0.012],
      [0.43, 0.03],
      [0.61, 0.03],
      [0.82, 0.035],
      [0.955, 0.085],
      [0.475, 0.09],
    ],
  },
  mobile: {
    size: [1080, 1440],
    horizon: 0.41,
    sun: 0.24,
    middle: 0.5,
    floor: 0.93,
    most: [0.93, 0.6],
    isles: [
      [0.36, 0.03],
      [0.68, 0.026],
      [0.88, 0.08],
      [0.1, 0.1],
      [0.99, 0.17],
      [0.0, 0.22],
    ],
  },
  product: {
    size: [1200, 900],
    horizon: 0.27,
    sun: 0.2,
    middle: 0.5,
    floor: 0.91,
    most: [0.84, 0.8],
    isles: [
      [0.33, 0.03],
      [0.7, 0.026],
      [0.87, 0.075],
      [0.12, 0.085],
      [0.985, 0.15],
      [0.015, 0.19],
    ],
  },
  thumbnail: {
    size: [480, 480],
    horizon: 0.3,
    sun: 0.2,
    middle: 0.5,
    floor: 0.93,
    most: [0.92, 0.82],
    isles: [
      [0.33, 0.03],
      [0.92, 0.1],
      [0.05, 0.14],
    ],
  },
};

export function compose(name: string, scene: Scene, shape: Shape): string {
  const frame = FRAMES[shape];
  const [width, height] = frame.size;
  const horizon = height * frame.horizon;
  const mood = MOODS[scene.mood ?? 'day'];
  const random = new Random(name);
  const defs = new Defs();
  const layers = [skyAndSea(defs, width, height, horizon, frame.sun, mood, random)];

  for (const [i, [across, depth]] of (scene.alone ? [] : frame.isles).entries()) {
    const far = new Art(defs, [mood.air, Math.max(0.06, 0.72 - depth * 3.2)]);
    islet(far, random, i + 1);
    const scale = (0.1 + depth * 1.25) * (Math.min(width * 0.75, height) / 1000);
    layers.push(
      `<g transform="translate(${round(width * across)} ${round(horizon + (height - horizon) * depth)}) scale(${scale.toFixed(4)})">${far}</g>`,
    );
  }

  const art = new Art(defs);
  isle(art, random, scene.ground);
  scene.draw(art, random);
  const { left, right, top, bottom } = art.box;
  const scale = Math.min((width * frame.most[0]) / (right - left), (height * frame.most[1]) / (bottom - top));
  const x = width * frame.middle - (scale * (left + right)) / 2;
  const y = height * frame.floor - scale * bottom;
  layers.push(`<g transform="translate(${round(x)} ${round(y)}) scale(${scale.toFixed(4)})">${art}</g>`);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${defs}${layers.join('')}</svg>`;
}

const content = join(__dirname, '../../content');
const wanted = process.argv.slice(2);
const queue = pictures.filter(
  ({ file }) => wanted.length === 0 || wanted.some((part) => file.includes(part)),
);

/** A trace of grain keeps the sky free of bands. */
function dither(pixels: Buffer, random: Random): void {
  const grain = Int8Array.from({ length: 65521 }, () => Math.round(random.between(-1.7, 1.7)));
  for (let i = 0; i < pixels.length; i++) {
    const value = (pixels[i] as number) + (grain[i % 65521] as number);
    pixels[i] = Math.max(0, Math.min(255, value));
  }
}

async function work(): Promise<void> {
  for (let next = queue.shift(); next; next = queue.shift()) {
    const { file, shape, scene } = next;
    const path = join(content, `${file}.jpg`);
    await mkdir(dirname(path), { recursive: true });
    const { data, info } = await sharp(Buffer.from(compose(file, scene, shape)), { unlimited: true })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    dither(data, new Random(file));
    await sharp(data, { raw: info })
      .jpeg({ quality: 90, mozjpeg: true, chromaSubsampling: '4:4:4' })
      .toFile(path);
    process.stdout.write(`${file}.jpg\n`);
  }
}

Promise.all([work(), work()]).catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
