import { existsSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { cached, root } from './paths';
import type { Picture } from './pictures';

const cell = { width: 400, height: 300, label: 28, gap: 12, columns: 4, rows: 5 };

const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const sheet = async (pictures: Picture[], path: string): Promise<void> => {
  const step = { x: cell.width + cell.gap, y: cell.height + cell.label + cell.gap };
  const parts = await Promise.all(
    pictures.map(async ({ path: file }, i) => {
      const left = cell.gap + (i % cell.columns) * step.x;
      const top = cell.gap + Math.floor(i / cell.columns) * step.y;
      const name = escapeText(file.replace(/^content\//, ''));
      const label = `<svg width="${cell.width}" height="${cell.label}"><text y="19" font-family="sans-serif" font-size="16">${name}</text></svg>`;
      const small = await sharp(join(root, file))
        .resize(cell.width, cell.height, { fit: 'contain', background: '#e4e4e4' })
        .toBuffer();
      return [
        { input: small, left, top },
        { input: Buffer.from(label), left, top: top + cell.height },
      ];
    }),
  );
  const rows = Math.ceil(pictures.length / cell.columns);
  await sharp({
    create: {
      width: cell.gap + cell.columns * step.x,
      height: cell.gap + rows * step.y,
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(parts.flat())
    .png()
    .toFile(path);
};

/** Writes contact sheets of the pictures that are there, twenty on each, with their names. Returns the paths. */
export const makeSheets = async (pictures: Picture[]): Promise<string[]> => {
  const finished = pictures.filter(({ path }) => existsSync(join(root, path)));
  const perSheet = cell.columns * cell.rows;
  const paths: string[] = [];
  for (let start = 0; start < finished.length; start += perSheet) {
    const path = cached(`sheet-${paths.length + 1}.png`);
    await sheet(finished.slice(start, start + perSheet), path);
    paths.push(path);
  }
  return paths;
};
