import { createHash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import { cardPath, cardSize } from '../../head/build-head';
import { findKept, keep } from '../kept';

export interface CardPage {
  path: string;
  title: string;
  image: { src: { absolutePath: string } };
}

export interface CardCompany {
  name: string;
  /** An SVG. */
  mark: { absolutePath: string };
}

const colours = { ink: '#0b2a35', cream: '#fff7ec', sea: '#0a7386' };
/** Part of the cache key: raise it when the drawing changes. */
const drawing = 1;
const wordsWidth = 620;
/** The left edge of the isle, and how far it extends beyond the card's upper and lower edge. */
const isleLeft = 570;
const bleed = 30;
const isleWidth = cardSize.width - isleLeft;
/** Cards drawn at the same time; text and pictures alternate between the processors. */
const atOnce = 4;

/** A card's text as SVG outlines, which need no font when they are drawn. */
const drawWords = (title: string, company: CardCompany, mark: string, font: Buffer): Promise<string> =>
  satori(
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        width: '100%',
        height: '100%',
        padding: '64px 40px 60px 72px',
        color: colours.ink,
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 32 }}>
        <img src={mark} alt="" width={60} height={60} style={{ marginRight: 18 }} />
        {company.name}
      </div>
      <div style={{ fontSize: title.length > 30 ? 60 : 74, lineHeight: 1.1, letterSpacing: -1 }}>{title}</div>
    </div>,
    {
      width: wordsWidth,
      height: cardSize.height,
      fonts: [{ name: 'Young Serif', data: font, weight: 400, style: 'normal' }],
    },
  );

/** The page's picture, cropped to an isle at the right edge of the card: raw, four channels. */
const cutIsle = async (picture: string): Promise<Buffer> => {
  const [width, height] = [660, 690];
  const shape = Buffer.from(
    `<svg width="${width}" height="${height}"><path d="M40 330C30 150 170 20 360 10 560 0 660 60 660 60V650S540 700 350 680C150 660 50 520 40 330Z"/></svg>`,
  );
  const cut = await sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .ensureAlpha()
    .composite([{ input: shape, blend: 'dest-in' }])
    .raw()
    .toBuffer();
  return sharp(cut, { raw: { width, height, channels: 4 } })
    .extract({ left: 0, top: bleed, width: isleWidth, height: cardSize.height })
    .raw()
    .toBuffer();
};

const rings = Buffer.from(
  `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><rect width="100%" height="100%" fill="${colours.cream}"/><g transform="translate(${isleLeft} ${-bleed})" fill="none" stroke-width="3"><path stroke="#a9ddd3" stroke-width="26" d="M26 330C14 142 162 6 360-6 570-16 690 52 690 52V658S550 714 350 694C140 674 38 524 26 330Z"/><path stroke="#d2ede9" stroke-width="24" d="M2 330C-10 126 152-18 360-30 570-40 690 20 690 20V690S550 740 350 720C120 696 14 534 2 330Z"/></g></svg>`,
);

/**
 * Draws the share card of each page (1200x630 JPEG: its picture and its title) in `og/` of the public folder.
 * Unchanged cards come from earlier builds.
 * @returns how many were drawn
 */
export const drawCards = async (
  pages: readonly CardPage[],
  company: CardCompany,
  publicFolder: string,
): Promise<number> => {
  const fontFile = createRequire(resolve('package.json')).resolve(
    '@fontsource/young-serif/files/young-serif-latin-400-normal.woff',
  );
  const [font, markFile] = await Promise.all([readFile(fontFile), readFile(company.mark.absolutePath)]);
  const mark = `data:image/svg+xml;base64,${markFile.toString('base64')}`;
  let drawn = 0;

  const draw = async ({ path, title, image: { src } }: CardPage): Promise<void> => {
    const picture = src.absolutePath;
    const key = createHash('sha256')
      .update(`${drawing}\n${sharp.versions.sharp}\n${title}\n${company.name}\n`)
      .update(markFile)
      .update(await readFile(picture))
      .digest('hex');
    const name = `card-${key}.jpg`;
    let kept = await findKept(name);
    if (kept === undefined) {
      const [text, image] = await Promise.all([drawWords(title, company, mark, font), cutIsle(picture)]);
      const raw = { width: isleWidth, height: cardSize.height, channels: 4 } as const;
      const card = await sharp(rings)
        .composite([
          { input: image, raw, left: isleLeft, top: 0 },
          { input: Buffer.from(text), left: 0, top: 0 },
        ])
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
      // Pages with the same title and picture are drawn at the same time.
      kept = await keep(name, card);
      drawn += 1;
    }
    const target = join(publicFolder, cardPath(path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  };

  const waiting = pages.values();
  const drawAll = async (): Promise<void> => {
    for (const page of waiting) await draw(page);
  };
  await Promise.all(Array.from({ length: atOnce }, drawAll));
  return drawn;
};
