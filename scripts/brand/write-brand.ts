import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import type { FileChanges } from '../../src/content-tools/edit/file-changes';
import { readTheme } from '../../src/content-tools/read/read-theme';
import { cutFonts } from './cut-fonts';

const note =
  '/* Written by `npm run brand`. Most pages need the files of few letters alone. Those of others are separate families, because\n   Chromium prepares every file of a family for each font size and falls back to a system font until they are loaded. */\n';

/** An ICO file with one PNG of 32 pixels. */
const writeIco = (png: Buffer): Buffer => {
  const head = Buffer.from([0, 0, 1, 0, 1, 0, 32, 32, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  head.writeUInt32LE(png.length, 14);
  return Buffer.concat([head, png]);
};

/**
 * The icons of a site: for tabs of browsers and home screens of phones.
 * @param mark an SVG for small sizes
 * @param ground colour below it where phones cut out a shape
 * @returns the files of `static/` by name
 */
export const drawIcons = async (mark: Buffer, ground: string): Promise<Map<string, Buffer>> => {
  /** @param share of the size that the mark takes */
  const draw = async (size: number, share = 1): Promise<Buffer> => {
    const inner = Math.round(size * share);
    const drawn = sharp(mark, { density: 600 }).resize(inner, inner, { fit: 'contain', background: '#0000' });
    if (share === 1) return drawn.png({ palette: size > 32, effort: 10 }).toBuffer();
    return sharp({ create: { width: size, height: size, channels: 3, background: ground } })
      .composite([{ input: await drawn.png().toBuffer() }])
      .png({ palette: true, effort: 10 })
      .toBuffer();
  };
  return new Map([
    ['favicon.svg', mark],
    ['favicon.ico', writeIco(await draw(32))],
    ['icon-192.png', await draw(192)],
    ['icon-512.png', await draw(512)],
    // A phone may cut out a circle of 80 percent of it.
    ['icon-maskable-512.png', await draw(512, 0.62)],
    ['apple-touch-icon.png', await draw(180, 0.78)],
  ]);
};

/**
 * Writes the fonts and icons of a company in place of those before.
 * @param content its content folder
 * @param changes to the files of the project
 * @returns how many there are
 */
export const writeBrand = async (content: string, changes: FileChanges) => {
  const theme = readTheme(content);
  const site = z
    .object({ mark: z.string(), locale: z.string() })
    .parse(JSON.parse(readFileSync(join(content, 'site.json'), 'utf8')));
  const { files, css } = await cutFonts(theme.fonts, site.locale);
  const icons = await drawIcons(readFileSync(join(content, theme.icon ?? site.mark)), theme.colours.cream);

  const fonts = join('static', 'fonts');
  for (const name of readdirSync(fonts)) if (name.endsWith('.woff2')) changes.remove(join(fonts, name));
  for (const [name, data] of files) changes.write(join(fonts, name), data);
  for (const [name, data] of icons) changes.write(join('static', name), data);
  changes.write(join('src', 'styles', 'fonts.css'), `${note}${css}`);
  return { fonts: files.size, icons: icons.size };
};
