import sharp from 'sharp';

/** Where the text of a card may be, in pixels; right of it begins the picture. */
const words = { left: 70, top: 56, right: 584, bottom: 574 };
const pictureLeft = 598;
/** Between the line with the company's name and the title. */
const nameBottom = 130;
/** Brightness of 255 below which a pixel belongs to a letter. The background and the rings are above 190. */
const ink = 110;

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around each connected shape. */
const findShapes = (isInk: (x: number, y: number) => boolean, width: number, height: number): Box[] => {
  const seen = new Uint8Array(width * height);
  const shapes: Box[] = [];
  for (let start = 0; start < seen.length; start += 1) {
    const waiting = [start];
    const shape = { left: width, top: height, right: -1, bottom: -1 };
    for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)];
      if (seen[at] || !isInk(x, y)) continue;
      seen[at] = 1;
      shape.left = Math.min(shape.left, x);
      shape.right = Math.max(shape.right, x);
      shape.top = Math.min(shape.top, y);
      shape.bottom = Math.max(shape.bottom, y);
      if (x > 0) waiting.push(at - 1);
      if (x < width - 1) waiting.push(at + 1);
      if (y > 0) waiting.push(at - width);
      if (y < height - 1) waiting.push(at + width);
    }
    if (shape.right >= 0) shapes.push(shape);
  }
  return shapes;
};

/** Whether a shape is an empty frame with straight sides: what fonts draw for a letter that they lack. */
const isEmptyBox = (isInk: (x: number, y: number) => boolean, { left, top, right, bottom }: Box): boolean => {
  const [across, down] = [right - left + 1, bottom - top + 1];
  if (across < 8 || down < 12) return false;
  const share = (count: number, isFilled: (index: number) => boolean): number =>
    Array.from({ length: count }, (_, index) => Number(isFilled(index))).reduce((sum, one) => sum + one, 0) /
    count;
  const sides = [
    share(across, (x) => isInk(left + x, top + 1)),
    share(across, (x) => isInk(left + x, bottom - 1)),
    share(down, (y) => isInk(left + 1, top + y)),
    share(down, (y) => isInk(right - 1, top + y)),
  ];
  const middle = share(across, (x) => isInk(left + x, Math.round((top + bottom) / 2)));
  return Math.min(...sides) > 0.95 && middle < 0.6;
};

/** Looks at the pixels of a share card: letters are whole, clear of the edges and of the picture, and no boxes. */
export const findCardFaults = async (file: string): Promise<string[]> => {
  const { data, info } = await sharp(file).greyscale().raw().toBuffer({ resolveWithObject: true });
  if (info.width !== 1200 || info.height !== 630) return [`is ${info.width} x ${info.height} pixels`];
  const isInk = (x: number, y: number): boolean => (data[y * info.width + x] ?? 255) < ink;
  const shapes = findShapes(isInk, pictureLeft, info.height);
  const faults = new Set<string>();
  for (const shape of shapes) {
    if (shape.left < words.left || shape.right > words.right) faults.add('has letters outside its column');
    if (shape.top < words.top || shape.bottom > words.bottom)
      faults.add('has letters at its upper or lower edge');
    if (isEmptyBox(isInk, shape)) faults.add('has boxes for letters');
  }
  if (!shapes.some(({ bottom }) => bottom < nameBottom)) faults.add('has no name');
  if (!shapes.some(({ top }) => top > nameBottom)) faults.add('has no title');
  return [...faults];
};
