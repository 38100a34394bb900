import type { PicturePreload } from '../../head/build-head';
import { picturePreloads } from '../../head/picture-preloads';
import { breakpoints } from '../../styles/breakpoints';

/** What loads the first banner's picture first: the one for the window's width. */
export const bannerPreloads = (banner: Queries.HeroSlideFragment | undefined): PicturePreload[] =>
  banner
    ? picturePreloads([
        {
          picture: banner.mobileViewImage.childImageSharp?.gatsbyImageData,
          sizes: '100vw',
          media: breakpoints['hero-mobile'],
        },
        {
          picture: banner.imagePath.childImageSharp?.gatsbyImageData,
          sizes: '100vw',
          media: breakpoints['hero-desktop'],
        },
      ])
    : [];
