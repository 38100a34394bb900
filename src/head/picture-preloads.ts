import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PicturePreload } from './build-head';

interface PreloadedPicture {
  picture: { childImageSharp: { gatsbyImageData: IGatsbyImageData } | null } | undefined;
  /** The `sizes` that the page shows it with; the picture's own by default. */
  sizes?: string;
  media?: string;
}

/**
 * Preloads a page's first picture from the first bytes of the HTML on, before the styles that precede it. The format is
 * the picture's first, which every supported browser shows.
 */
export const picturePreloads = (pictures: readonly PreloadedPicture[]): PicturePreload[] =>
  pictures.flatMap(({ picture, sizes, media }) => {
    const [source] = picture?.childImageSharp?.gatsbyImageData.images.sources ?? [];
    if (!source?.type) return [];
    const { type, srcSet: imageSrcSet, sizes: ownSizes = '100vw' } = source;
    return [{ type, imageSrcSet, imageSizes: sizes ?? ownSizes, media }];
  });
