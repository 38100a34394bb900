import { glyphs, Icon } from '../../components/icon';
import { Placeholder } from '../../components/picture/picture';
import { SiteLink } from '../../components/site-link';
import type { PicturePreload } from '../../head/build-head';
import { preloadPicture } from '../../head/preload-picture';
import { breakpoints } from '../../styles/breakpoints';
import * as styles from './hero-slide.module.css';

interface BannerPictureProps {
  banner: Queries.HeroSlideFragment;
  /** The first banner's picture loads before all others. */
  first: boolean;
}

/** Paper is narrow, too, but gets the picture that is loaded. */
const narrow = `screen and ${breakpoints['hero-mobile']}`;

/** Two pictures, each drawn for its shape; the narrow one up to 768 px (behaviour.md, rule 27). */
const BannerPicture = ({ banner: { imagePath, mobileViewImage, altText }, first }: BannerPictureProps) => {
  const wideImage = imagePath.childImageSharp?.gatsbyImageData;
  const narrowImage = mobileViewImage.childImageSharp?.gatsbyImageData;
  if (!wideImage || !narrowImage) return null;
  const { sources: wideSources = [], fallback: wide } = wideImage.images;
  const { sources: narrowSources = [], fallback: narrowFallback } = narrowImage.images;
  return (
    <picture className={styles.picture}>
      {narrowSources.map(({ type, srcSet }) => (
        <source key={`narrow ${type}`} media={narrow} type={type} srcSet={srcSet} sizes="100vw" />
      ))}
      {narrowFallback && <source media={narrow} srcSet={narrowFallback.src} />}
      {wideSources.map(({ type, srcSet }) => (
        <source key={`wide ${type}`} type={type} srcSet={srcSet} sizes="100vw" />
      ))}
      {/*
        Not loading="lazy": the browser would wait until the slide has entered the viewport. The carousel renders no
        picture before its banner is near. Synchronous decoding avoids an empty frame when slick takes over.
      */}
      <img
        className={styles.image}
        src={wide?.src}
        width={wideImage.width}
        height={wideImage.height}
        alt={altText}
        decoding="sync"
        fetchPriority={first ? 'high' : 'low'}
      />
    </picture>
  );
};

/** Loads the first banner's picture first: the one for the window's width. */
export const bannerPreloads = (banner: Queries.HeroSlideFragment | undefined): PicturePreload[] => [
  ...preloadPicture(banner?.mobileViewImage, '100vw', breakpoints['hero-mobile']),
  ...preloadPicture(banner?.imagePath, '100vw', breakpoints['hero-desktop']),
];

interface HeroSlideProps {
  banner: Queries.HeroSlideFragment;
  first: boolean;
  /** What phones show until the picture is loaded. */
  placeholder?: string | null | undefined;
  /** Visible now or next, so its picture is needed. */
  near: boolean;
}

/**
 * One banner: its words on the calm side of its picture, in the style classes that its editor chose. With a page, all of it is
 * one link.
 */
export const HeroSlide = ({ banner, first, placeholder, near }: HeroSlideProps) => (
  <div className={`${styles.banner} ${banner.parentClass} ${banner.childClass}`}>
    {near && placeholder && (
      <Placeholder url={placeholder} className={`${styles.image} ${styles.placeholder}`} />
    )}
    {near && <BannerPicture banner={banner} first={first} />}
    <div className={styles.words}>
      <h2 className={styles.title}>{banner.title}</h2>
      <p className={styles.text}>{banner.text}</p>
      {banner.pageUrl && banner.buttonName && (
        <SiteLink className={styles.link} to={banner.pageUrl}>
          <span>{`${banner.buttonName} `}</span>
          <Icon className={styles.arrow} path={glyphs.right} />
        </SiteLink>
      )}
    </div>
  </div>
);
