import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PicturePreload } from './build-head';

type PictureFile = { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | undefined;

/**
 * Preloads a page's first picture from the first bytes of the HTML on, before the styles that precede it. The format is
 * the picture's first, which every supported browser shows.
 * @param sizes those that the page shows it with, if not its own
 */
export const preloadPicture = (picture: PictureFile, sizes?: string, media?: string): PicturePreload[] => {
  const [source] = picture?.childImageSharp?.gatsbyImageData.images.sources ?? [];
  if (!source?.type) return [];
  const { type, srcSet: imageSrcSet, sizes: ownSizes = '100vw' } = source;
  return [{ type, imageSrcSet, imageSizes: sizes ?? ownSizes, media }];
};
