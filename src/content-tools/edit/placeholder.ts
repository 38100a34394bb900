import { createHash } from 'node:crypto';

/** Tiles along the shorter side. */
const tiles = 3;

/** Shapes that fill a tile of one unit, in four directions. */
const shapes = [
  'M0 0H1A1 1 0 0 1 0 1Z',
  'M0 0H1V1A1 1 0 0 1 0 0Z',
  'M.5 .12A.38 .38 0 1 1 .49 .12Z',
  'M0 0H1V.5H0Z',
];

/**
 * A picture to be replaced: quarter circles and squares, which look well at every size and however they are cropped.
 * @param name decides on the pattern, so that no two pictures are alike
 * @param colours the ground first, then those of the shapes
 * @param calm the side that stays empty, because words stand on it
 * @returns SVG
 */
export const drawPlaceholder = (
  name: string,
  { width, height }: { width: number; height: number },
  [ground = '', ...colours]: readonly string[],
  calm?: 'left' | 'top',
): string => {
  const side = Math.ceil(Math.min(width, height) / tiles);
  const columns = Math.ceil(width / side);
  const rows = Math.ceil(height / side);
  const random = createHash('sha512').update(name).digest();
  const drawn = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)];
    const [first = 0, second = 0] = [random[index % 64], random[(index * 7 + 13) % 64]];
    const isCalm =
      (calm === 'left' && column + 0.5 < columns * 0.55) || (calm === 'top' && row + 0.5 < rows * 0.5);
    if (isCalm || first % 8 === 7) return '';
    const [back, front] = [second % colours.length, 1 + (first % (colours.length - 1))];
    const fill = (place: number) => colours[place % colours.length] ?? ground;
    // What does not fit is cut off at the left and the top, where it may be calm.
    const [x, y] = [width - (columns - column) * side, height - (rows - row) * side];
    return `<g transform="translate(${x} ${y}) scale(${side})"><rect width="1" height="1" fill="${fill(back)}"/><path d="${shapes[first % shapes.length]}" transform="rotate(${90 * (second % 4)} .5 .5)" fill="${fill(back + front)}"/></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${ground}"/>${drawn.join('')}</svg>`;
};
