import type { IGatsbyImageData } from 'gatsby-plugin-image';
import { preloadPicture } from './preload-picture';

const gatsbyImageData: IGatsbyImageData = {
  layout: 'constrained',
  width: 640,
  height: 480,
  images: {
    sources: [
      { type: 'image/avif', srcSet: '/a.avif 320w', sizes: '560px' },
      { type: 'image/webp', srcSet: '/a.webp 320w', sizes: '560px' },
    ],
    fallback: { src: '/a.jpg' },
  },
};
const picture = { childImageSharp: { gatsbyImageData } };

test('the first format of a picture is preloaded with its own sizes', () => {
  expect(preloadPicture(picture)).toEqual([
    { type: 'image/avif', imageSrcSet: '/a.avif 320w', imageSizes: '560px' },
  ]);
});

test('a picture may have other sizes, and be for some windows only', () => {
  expect(preloadPicture(picture, '100vw', '(max-width: 768px)')).toEqual([
    { type: 'image/avif', imageSrcSet: '/a.avif 320w', imageSizes: '100vw', media: '(max-width: 768px)' },
  ]);
});

test('what is no picture is not preloaded', () => {
  expect(preloadPicture(undefined)).toEqual([]);
});
