import { hash } from 'node:crypto';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { Theme } from '../../content-model/theme';
import { themeColours } from '../../content-model/theme/palette';
import { cardPath, cardSize } from '../../head/build-head';
import { findKept, keep } from '../../kept';
import { type CardFonts, dropUndrawable, fitText, readCardFonts } from './card-text';

type Picture = Pick<Queries.File, 'absolutePath'>;
export type CardPage = Pick<Queries.Page, 'path' | 'title'> & {
  image: { src: Picture & Pick<Queries.File, 'isCutOut'> };
};
/** Its mark is an SVG. */
export type CardCompany = Pick<Queries.Company, 'name'> & { mark: Picture };

/** Part of the cache key: raise it when the drawing changes. */
const drawing = 5;
/** Where its text may be, in pixels: left of the isle, and clear of the edges, which some sites cut off. */
const textArea = { left: 72, top: 64, width: 508, bottom: cardSize.height - 60 };
const markSize = 60;
/** The left edge of the isle, and how far it extends beyond the card's upper and lower edge. */
const isleLeft = 570;
const bleed = 30;
const isleSize = { width: cardSize.width - isleLeft, height: cardSize.height };
/** Cards drawn at the same time; text and pictures alternate between the processors. */
const atOnce = 4;

/** The layers of a card's text: the company's mark and name at the top, the page's title at the bottom. */
const drawWords = async (title: string, name: string, mark: Buffer, fonts: CardFonts, color: string) => {
  const { left, top, width, bottom } = textArea;
  const nameLeft = markSize + 18;
  const box = { fonts, color };
  const [nameText, titleText] = await Promise.all([
    fitText(name, { ...box, width: width - nameLeft, height: markSize, fontSizes: [32, 26, 22, 17] }),
    fitText(title, { ...box, width, height: 280, fontSizes: [74, 66, 60, 54, 48, 42, 36] }),
  ]);
  const texts = [
    { ...nameText, left: left + nameLeft, top: top + Math.round((markSize - nameText.height) / 2) },
    { ...titleText, left, top: bottom - titleText.height },
  ];
  // Without a letter that can be drawn there is nothing to lay over the card.
  const drawn = texts.filter(({ height }) => height > 0);
  return [
    { input: mark, left, top },
    ...drawn.map((text) => ({ input: text.svg, left: text.left, top: text.top - text.margin })),
  ];
};

/** A thing cut out, whole and at the foot of its place. */
const standPicture = (picture: string): Promise<Buffer> => {
  const [side, foot] = [24, 48];
  const [width, height] = [isleSize.width - 2 * side, isleSize.height - 2 * foot];
  return sharp(picture)
    .resize(width, height, { fit: 'contain', position: 'bottom', background: '#0000' })
    .extend({ left: side, right: side, top: foot, bottom: foot, background: '#0000' })
    .raw()
    .toBuffer();
};

/** The page's picture, cropped to the theme's shape at the right edge of the card: raw, four channels. */
const cutPicture = async (picture: string, shape: Theme['shape']): Promise<Buffer> => {
  const [width, height] = [660, 690];
  const path =
    shape === 'isles'
      ? 'M40 330C30 150 170 20 360 10 560 0 660 60 660 60V650S540 700 350 680C150 660 50 520 40 330Z'
      : `M40 0H${width}V${height}H40Z`;
  const mask = `<svg width="${isleSize.width}" height="${isleSize.height}"><path transform="translate(0 ${-bleed})" d="${path}"/></svg>`;
  return sharp(picture)
    .resize(width, height, { fit: 'cover' })
    .extract({ left: 0, top: bleed, ...isleSize })
    .ensureAlpha()
    .composite([{ input: Buffer.from(mask), blend: 'dest-in' }])
    .raw()
    .toBuffer();
};

/** The ground of a card, with the rings around its isle; one cut out has its own. */
const drawGround = (theme: Theme, isCutOut: boolean): Buffer => {
  const { cream, foam, horizon } = themeColours(theme);
  const rings = `<g transform="translate(${isleLeft} ${-bleed})" fill="none" stroke-width="3"><path stroke="${foam}" stroke-width="26" d="M26 330C14 142 162 6 360-6 570-16 690 52 690 52V658S550 714 350 694C140 674 38 524 26 330Z"/><path stroke="${horizon}" stroke-width="24" d="M2 330C-10 126 152-18 360-30 570-40 690 20 690 20V690S550 740 350 720C120 696 14 534 2 330Z"/></g>`;
  const around = theme.shape === 'isles' && !isCutOut ? rings : '';
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}"><rect width="100%" height="100%" fill="${cream}"/>${around}</svg>`,
  );
};

/**
 * Draws the share card of each page (1200x630 JPEG: its picture and its title) in `og/` of the public folder.
 * Unchanged cards come from earlier builds.
 */
export const drawCards = async (
  pages: readonly CardPage[],
  company: CardCompany,
  theme: Theme,
  publicFolder: string,
): Promise<void> => {
  const fonts = await readCardFonts(theme.fonts.display);
  const markFile = await readFile(company.mark.absolutePath);
  const { ink } = theme.colours;
  const mark = await sharp(markFile, { density: 288 })
    .resize(markSize, markSize, { fit: 'contain', background: '#0000' })
    .png()
    .toBuffer();
  const companyName = await dropUndrawable(company.name, fonts);

  const draw = async ({ path, title, image: { src } }: CardPage): Promise<void> => {
    const picture = src.absolutePath;
    const isCutOut = src.isCutOut === true;
    const ground = drawGround(theme, isCutOut);
    const look = [drawing, sharp.versions.sharp, title, company.name, ink + theme.fonts.display.family];
    const parts = [Buffer.from(look.join('\n')), ground, markFile, await readFile(picture)];
    const name = `card-${hash('sha256', Buffer.concat(parts))}.jpg`;
    let kept = await findKept(name);
    if (kept === undefined) {
      const [words, image] = await Promise.all([
        drawWords(await dropUndrawable(title, fonts), companyName, mark, fonts, ink),
        isCutOut ? standPicture(picture) : cutPicture(picture, theme.shape),
      ]);
      const raw = { ...isleSize, channels: 4 } as const;
      const card = await sharp(ground)
        .composite([{ input: image, raw, left: isleLeft, top: 0 }, ...words])
        .jpeg({ quality: 82, mozjpeg: true })
        .toBuffer();
      // Pages with the same title and picture are drawn at the same time.
      kept = await keep(name, card);
    }
    const target = join(publicFolder, cardPath(path));
    await mkdir(dirname(target), { recursive: true });
    await copyFile(kept, target);
  };
  await Readable.from(pages).forEach(draw, { concurrency: atOnce });
};
