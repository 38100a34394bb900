import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import satori, { type SatoriOptions } from 'satori';
import type { Theme } from '../../content-model/theme';

export type CardFonts = SatoriOptions['fonts'];

/** Fonts that go with any other, for letters that it lacks (₹, Greek, Cyrillic, Devanagari). */
const moreFonts = [
  'noto-serif/files/noto-serif-latin-ext-600',
  'noto-serif/files/noto-serif-vietnamese-600',
  'noto-serif/files/noto-serif-cyrillic-600',
  'noto-serif/files/noto-serif-greek-600',
  'noto-serif-devanagari/files/noto-serif-devanagari-devanagari-600',
];

/** The fonts of share cards: that of headings, and others for letters that it lacks. */
export const readCardFonts = async ({ family, weight = 400 }: Theme['fonts']['display']) => {
  const findPackage = createRequire(resolve('package.json'));
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const own = ['latin', 'latin-ext'].map((subset) => `${slug}/files/${slug}-${subset}-${weight}`);
  const read = async (name: string): Promise<CardFonts> => {
    try {
      const data = await readFile(findPackage.resolve(`@fontsource/${name}-normal.woff`));
      return [{ name, data, weight: 400, style: 'normal' }];
    } catch {
      // Not every font has all these letters.
      return [];
    }
  };
  return (await Promise.all([...own, ...moreFonts].map(read))).flat();
};

const splitLetters = (text: string): string[] =>
  Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);

/** Leaves out what no font has, such as emoji: it would be drawn as boxes. */
export const dropUndrawable = async (text: string, fonts: CardFonts): Promise<string> => {
  const missing = new Set<string>();
  await satori(<div>{text}</div>, {
    width: 1,
    fonts,
    loadAdditionalAsset: async (_language, letters) => {
      for (const letter of splitLetters(letters)) missing.add(letter);
      return [];
    },
  });
  const drawable = splitLetters(text).map((letter) => (missing.has(letter) ? ' ' : letter));
  return drawable.join('').replaceAll(/\s+/g, ' ').trim();
};

interface TextBox {
  fonts: CardFonts;
  color: string;
  /** Pixels. */
  width: number;
  height: number;
  /** From the largest to the smallest. */
  fontSizes: readonly number[];
}

/** Of the font size, so that three lines of a title are one group. */
const lineHeight = 1.15;

/**
 * Draws a text as large as it fits its box with whole words; a word that is too long even in the smallest size is broken.
 * @returns an SVG of outlines, which needs no font when it is drawn; the height of its lines in pixels; and the margin above
 * and below them, for accents and tails
 */
export const fitText = async (text: string, { fonts, color, width, height, fontSizes }: TextBox) => {
  const draw = async (paragraphs: readonly string[], fontSize: number, mayBreakWords: boolean) => {
    const margin = Math.round(fontSize / 2);
    const style = { color, fontSize, lineHeight, letterSpacing: -fontSize / 74, padding: `${margin}px 0` };
    const svg = await satori(
      <div
        style={{
          ...style,
          display: 'flex',
          flexDirection: 'column',
          fontFamily: fonts.map(({ name }) => name).join(','),
          // Not both: balanced lines are narrower than the box, and words that fit it would be broken.
          ...(mayBreakWords ? { wordBreak: 'break-word' } : { textWrap: 'balance' }),
        }}
      >
        {paragraphs.map((paragraph) => (
          <div key={paragraph}>{paragraph}</div>
        ))}
      </div>,
      { width, fonts },
    );
    const whole = Number(/ height="([\d.]+)"/.exec(svg)?.[1]);
    return { svg: Buffer.from(svg), height: Math.ceil(whole - 2 * margin), margin };
  };
  const words = text.split(' ');
  let drawn = { svg: Buffer.alloc(0), height: 0, margin: 0 };
  for (const fontSize of fontSizes) {
    const eachWord = await draw(words, fontSize, true);
    const isWhole = eachWord.height <= Math.ceil(words.length * lineHeight * fontSize);
    drawn = await draw([text], fontSize, !isWhole);
    if (isWhole && drawn.height <= height) break;
  }
  return drawn;
};
