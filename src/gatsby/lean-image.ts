import type { IGatsbyImageData } from 'gatsby-plugin-image';

/**
 * The plugin's data of a picture, without the many sizes of its fallback: every supported browser but Edge before 121 shows
 * the AVIF, and the one size left is good enough for that. The addresses stand in every page and in its data.
 */
export const leanImage = (image: IGatsbyImageData): IGatsbyImageData => {
  const { fallback, ...rest } = image.images;
  return { ...image, images: { ...rest, ...(fallback && { fallback: { src: fallback.src } }) } };
};
