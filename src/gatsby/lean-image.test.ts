import { leanImage } from './lean-image';

const sources = [{ type: 'image/avif', srcSet: '/a-360.avif 360w,\n/a-480.avif 480w', sizes: '100vw' }];
const image = { layout: 'constrained' as const, width: 480, height: 360, backgroundColor: '#089898' };

test('of the fallback only one size is left, and nothing else is touched', () => {
  const fallback = { src: '/a-480.webp', srcSet: '/a-360.webp 360w,\n/a-480.webp 480w', sizes: '100vw' };
  expect(leanImage({ ...image, images: { sources, fallback } })).toEqual({
    ...image,
    images: { sources, fallback: { src: '/a-480.webp' } },
  });
});

test('a picture without a fallback stays as it is', () => {
  expect(leanImage({ ...image, images: { sources } })).toEqual({ ...image, images: { sources } });
});
