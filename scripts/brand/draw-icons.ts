import sharp from 'sharp';

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
