import { mkdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { photograph, photographScreen } from './browser';
import { art, cached, root } from './paths';
import type { Picture } from './pictures';
import { compileDenoiser, findBlender, findPython, run } from './tools';

const jpeg = { quality: 91, mozjpeg: true, chromaSubsampling: '4:4:4' } as const;
const cutOut = { quality: 90, alphaQuality: 95, smartSubsample: true, effort: 6 } as const;
const draft = { width: 480, samples: 8, seeds: [1] };
const final = { samples: 10, seeds: [1, 2] };
/** A quick picture has three quarters of the width, and half of the pixels. */
const quickShare = 0.75;

type Pace = 'draft' | 'quick' | 'final';

/** An isle alone, with alpha. */
const isCutOut = (picture: Picture): boolean => picture.path.endsWith('.webp');

/** Renders a shot and grades it into a PNG; all but drafts are denoised from two seeds. */
const renderShot = async (picture: Picture, pace: Pace, png: string): Promise<void> => {
  if (picture.source.kind !== 'scene') throw new Error(`${picture.path} is no scene`);
  const { scene, shot, screens } = picture.source;
  for (const screen of screens) await photographScreen(screen);
  const { samples, seeds } = pace === 'draft' ? draft : final;
  // Only banners have these views, and all banners are of one coast, whose edges meet in the carousel.
  const isBanner = shot.view === 'banner' || shot.view === 'phone';
  const finishOptions = isCutOut(picture) ? ['--cut-out'] : isBanner ? ['--vignette', '0'] : [];
  const width = pace === 'draft' ? draft.width : picture.size.width * (pace === 'quick' ? quickShare : 1);
  const outputs = seeds.map((seed) => ({ seed, path: cached('exr', `${process.pid}-${seed}.exr`) }));
  const exrs = outputs.map(({ path }) => path);
  const job = { scene, shot, samples, width, cutOut: isCutOut(picture), outputs };
  try {
    await run(findBlender(), [
      ...['--background', '-noaudio', '--factory-startup', '--python-exit-code', '1'],
      ...['--python', join(art, 'kit/render.py'), '--', JSON.stringify(job)],
    ]);
    const finish = ['-B', join(art, 'kit/finish.py'), png, ...exrs, ...finishOptions];
    await run(findPython(), pace === 'draft' ? finish : [...finish, '--denoise', compileDenoiser()]);
  } finally {
    for (const path of exrs) rmSync(path, { force: true });
  }
};

const fileName = (picture: Picture): string => picture.path.replace(/^content\//, '').replaceAll('/', '--');

/** Makes a small, noisy PNG of a picture in the cache and returns its path. */
export const makeDraft = async (picture: Picture): Promise<string> => {
  const png = cached('drafts', fileName(picture).replace(/\.(jpg|webp)$/, '.png'));
  if (picture.source.kind === 'scene') await renderShot(picture, 'draft', png);
  else
    await sharp(await photograph(picture.source.page, picture.size))
      .resize(draft.width)
      .toFile(png);
  return png;
};

/** Makes the finished picture in content/: a JPEG, or a WebP with alpha. */
export const makeFinal = async (picture: Picture, isQuick: boolean): Promise<void> => {
  const target = join(root, picture.path);
  mkdirSync(dirname(target), { recursive: true });
  if (picture.source.kind === 'scene') {
    const png = cached('finals', `${process.pid}.png`);
    try {
      await renderShot(picture, isQuick ? 'quick' : 'final', png);
      await (isCutOut(picture) ? sharp(png).webp(cutOut) : sharp(png).jpeg(jpeg)).toFile(target);
    } finally {
      rmSync(png, { force: true });
    }
  } else {
    const twice = await photograph(picture.source.page, picture.size);
    await sharp(twice).resize(picture.size.width).jpeg(jpeg).toFile(target);
  }
};
