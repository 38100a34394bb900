import type { IGatsbyImageData } from 'gatsby-plugin-image';
import type { PicturePreload } from './build-head';

interface PreloadedPicture {
  picture: IGatsbyImageData | undefined;
  /** The `sizes` that the page shows it with; the picture's own by default. */
  sizes?: string;
  media?: string;
}

/**
 * What tells the browser to load a page's first picture as soon as it has the first bytes of the HTML, before the styles that
 * precede the picture. Its format is the first of the picture's, which every supported browser shows.
 */
export const picturePreloads = (pictures: readonly PreloadedPicture[]): PicturePreload[] =>
  pictures.flatMap(({ picture, sizes, media }) => {
    const [source] = picture?.images.sources ?? [];
    if (!source?.type) return [];
    return [
      {
        type: source.type,
        imageSrcSet: source.srcSet,
        imageSizes: sizes ?? source.sizes ?? '100vw',
        ...(media && { media }),
      },
    ];
  });
