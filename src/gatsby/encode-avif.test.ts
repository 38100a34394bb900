import sharp from 'sharp';
import { encodeAvifQuickly } from './encode-avif';

/** Red and green in turns from point to point: all that matters in it is colour. */
const chequered = () => {
  const side = 64;
  const points = Array.from({ length: side * side }, (_, index) =>
    (index + Math.floor(index / side)) % 2 === 0 ? [228, 40, 40] : [40, 140, 40],
  );
  return sharp(Buffer.from(points.flat()), { raw: { width: side, height: side, channels: 3 } });
};
/** Difference of neighbouring points in red, after encoding. */
const contrast = async (): Promise<number> => {
  const file = await chequered().avif({ quality: 90, force: true }).toBuffer();
  const points = await sharp(file).removeAlpha().raw().toBuffer();
  return Math.abs((points[0] ?? 0) - (points[3] ?? 0));
};

test('AVIF has one colour for four points where nothing else is asked for', async () => {
  const full = await contrast();
  encodeAvifQuickly();
  expect(await contrast()).toBeLessThan(full / 2);
});
