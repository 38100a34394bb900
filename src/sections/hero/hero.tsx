import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { glyphs, Icon } from '../../components/icon';
import { Placeholder } from '../../components/picture/picture';
import { SiteLink } from '../../components/site-link';
import { Statistics } from '../../components/statistics/statistics';
import type { PicturePreload } from '../../head/build-head';
import { preloadPicture } from '../../head/preload-picture';
import { breakpoints } from '../../styles/breakpoints';
import { ClientLogo } from '../clients/client-logo';
import * as styles from './hero.module.css';
import * as slideStyles from './hero-slide.module.css';

interface HeroSlideProps {
  banner: Queries.HeroSlideFragment;
  /** The first banner's picture loads before all others. */
  first: boolean;
  /** What phones show until the picture is loaded. */
  placeholder?: string | null | undefined;
  /** Visible now or next, so its picture is needed. */
  near: boolean;
}

/** Paper is narrow, too, but gets the picture that is loaded. */
const narrow = `screen and ${breakpoints['hero-mobile']}`;

/** Two pictures, each drawn for its shape; the narrow one up to 768 px (behaviour.md, rule 27). */
const BannerPicture = ({ banner, first }: Pick<HeroSlideProps, 'banner' | 'first'>) => {
  const wideImage = banner.imagePath.childImageSharp?.gatsbyImageData;
  const narrowImage = banner.mobileViewImage.childImageSharp?.gatsbyImageData;
  if (!wideImage || !narrowImage) return null;
  const { sources: wideSources = [], fallback: wide } = wideImage.images;
  const { sources: narrowSources = [], fallback: narrowFallback } = narrowImage.images;
  return (
    <picture className={slideStyles.picture}>
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
        className={slideStyles.image}
        src={wide?.src}
        width={wideImage.width}
        height={wideImage.height}
        alt={banner.altText}
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

/**
 * One banner: its words on the calm side of its picture, in the style classes that its editor chose. With a page, all of it is
 * one link.
 */
export const HeroSlide = ({ banner, first, placeholder, near }: HeroSlideProps) => (
  <div className={`${slideStyles.banner} ${banner.parentClass} ${banner.childClass}`}>
    {near && placeholder && (
      <Placeholder url={placeholder} className={`${slideStyles.image} ${slideStyles.placeholder}`} />
    )}
    {near && <BannerPicture banner={banner} first={first} />}
    <div className={slideStyles.words}>
      <h2 className={slideStyles.title}>{banner.title}</h2>
      <p className={slideStyles.text}>{banner.text}</p>
      {banner.pageUrl && banner.buttonName && (
        <SiteLink className={slideStyles.link} to={banner.pageUrl}>
          <span>{`${banner.buttonName} `}</span>
          <Icon className={slideStyles.arrow} path={glyphs.right} />
        </SiteLink>
      )}
    </div>
  </div>
);

const logosShown = 6;

/**
 * The top of the home page: the promise, its proof and ways to act, on wide windows in the sky and on the water of the
 * banners; then the first clients. The first banner is in the HTML and paints before any script runs; without scripts the
 * others follow as a list.
 */
export const Hero = ({ page, data }: { page: Queries.HomeHeadFragment; data: Queries.HeroFragment }) => {
  const { title, headline, tagline, proof, trustedBy } = page;
  const { quote, work } = data;
  const slides = data.slides.nodes;
  const clients = data.clients.nodes;
  return (
    <section id="hero" className={styles.hero} aria-label={TEXTS.hero.label} data-opening="banners">
      <div className={styles.stage} data-slides={slides.length > 0 || undefined}>
        <div className={styles.promise}>
          <div className={styles.head}>
            <h1>
              {headline && <span className={styles.subject}>{`${title} `}</span>}
              <span className={styles.title}>{headline ?? title}</span>
            </h1>
            <p className={styles.tagline}>{tagline}</p>
          </div>
          <div className={styles.body}>
            {(quote || work) && (
              <div className={styles.actions}>
                {quote && <ButtonLink to={quote.path}>{quote.title}</ButtonLink>}
                {work && (
                  <ButtonLink to={work.path} look="quiet">
                    {work.title}
                  </ButtonLink>
                )}
              </div>
            )}
            {proof && <Statistics statistics={proof} />}
          </div>
        </div>
        {slides.length > 0 && (
          <Carousel
            className={styles.banners}
            texts={TEXTS.banners}
            names={slides.map((slide) => slide.title)}
            dots
            inHtml="first"
          >
            {(index, near) => {
              const banner = slides[index];
              const placeholder = data.firstSlide.nodes[index]?.mobileViewImage.placeholder;
              return (
                banner && (
                  <HeroSlide banner={banner} first={index === 0} placeholder={placeholder} near={near} />
                )
              );
            }}
          </Carousel>
        )}
      </div>
      {trustedBy && clients.length > 0 && (
        <div className={styles.trusted}>
          <p>{trustedBy}</p>
          <ul className={styles.logos}>
            {clients.slice(0, logosShown).map((client) => (
              <li key={client.name}>
                <ClientLogo {...client} />
              </li>
            ))}
          </ul>
        </div>
      )}
      {slides.length > 1 && (
        <noscript>
          <ul className={styles.list}>
            {slides.slice(1).map((banner) => (
              <li key={banner.title}>
                <h2 className={styles.itemTitle}>{banner.title}</h2>
                <p>{banner.text}</p>
                {banner.pageUrl && banner.buttonName && (
                  <SiteLink to={banner.pageUrl}>{banner.buttonName}</SiteLink>
                )}
              </li>
            ))}
          </ul>
        </noscript>
      )}
    </section>
  );
};

export const heroFragments = graphql`
  fragment HeroSlide on HeroSlide {
    title text altText pageUrl buttonName parentClass childClass
    imagePath { childImageSharp { gatsbyImageData(
      width: 1280
      outputPixelDensities: [0.75, 1, 1.5, 2]
      avifOptions: { quality: 50 }
      sizes: "100vw"
    ) } }
    mobileViewImage { childImageSharp { gatsbyImageData(
      width: 480
      outputPixelDensities: [0.75, 1, 1.57, 2.25]
      # No visible difference to 46.
      avifOptions: { quality: 38 }
      sizes: "100vw"
    ) } }
  }
  fragment HomeHead on HomePage {
    title headline tagline trustedBy
    proof { ...Statistic }
  }
  fragment Hero on Query {
    quote: quotePage { ...PageLink }
    work: caseStudiesPage { ...PageLink }
    slides: allHeroSlide { nodes { ...HeroSlide } }
    # What phones show until its picture is loaded.
    firstSlide: allHeroSlide(limit: 1) { nodes { mobileViewImage { placeholder(width: 412) } } }
    clients: allClient { nodes { ...ClientLogo } }
  }
`;
