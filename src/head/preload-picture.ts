import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PicturePreload } from './build-head';

/**
 * How the header of a page opens it:
 * - `isle`: its picture as an isle, ringed by contour lines
 * - `low`: the same, but low, so that a list or a text begins on the first screen
 * - `whole`: its picture uncropped, for an interface that has to be read
 * - `sea`: its isle in a sea over the full width
 * - `compact`: low, so that a form begins on the first screen
 */
export type HeaderOpening = 'isle' | 'low' | 'whole' | 'sea' | 'compact';

const isleSizes = '(max-width: 899.98px) min(70vw, 384px), 560px';

/** The `sizes` of a header's picture, where they are not its own; its preload shares them. */
export const headerSizes: Partial<Record<HeaderOpening, string>> = {
  isle: isleSizes,
  low: isleSizes,
  // A little less than it is wide: phones of two times the density take the file of 640 pixels, not of 1,280.
  whole: '(max-width: 899.98px) calc(88vw - 48px), 560px',
  sea: '(max-width: 899.98px) 100vw, 960px',
  // Of CardPicture, the file of that width; in wide windows it is shown 24 pixels larger.
  compact: '(max-width: 899.98px) 160px, 360px',
};

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
