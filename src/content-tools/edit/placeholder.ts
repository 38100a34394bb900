import { createHash } from 'node:crypto';

/**
 * A picture to be replaced, as SVG: circles, which look well at every size and however they are cropped.
 * @param name decides on their places, so that no two pictures are alike
 * @param calm the side that stays empty, because words stand on it
 */
export const drawPlaceholder = (
  name: string,
  { width, height }: { width: number; height: number },
  [ground, ...colours]: readonly string[],
  calm?: 'left' | 'top',
): string => {
  const random = createHash('sha512').update(name).digest();
  const [left, top] = [calm === 'left' ? 45 : 0, calm === 'top' ? 45 : 0];
  const circles = colours.map((fill, at) => {
    const [x = 0, y = 0, size = 0] = random.subarray(3 * at);
    return `<circle cx="${x / 2.55}%" cy="${y / 2.55}%" r="${12 + size / 10}%" fill="${fill}"/>`;
  });
  const drawn = `<svg x="${left}%" y="${top}%" width="${100 - left}%" height="${100 - top}%">${circles.join('')}</svg>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn}</svg>`;
};
