import { graphql } from 'gatsby';
import { ButtonLink } from '../../components/button-link';
import { Carousel } from '../../components/carousel/carousel';
import { SiteLink } from '../../components/site-link';
import { Statistics } from '../../components/statistics/statistics';
import { ClientLogo } from '../clients/client-logo';
import * as styles from './hero.module.css';
import { HeroSlide } from './hero-slide';

interface HeroProps {
  page: Pick<Queries.HomeHeadFragment, 'title' | 'headline' | 'tagline' | 'proof' | 'trustedBy'>;
  ask: Pick<Queries.AskFragment, 'quote'>;
  work: Queries.PageLinkFragment | null;
  slides: readonly Queries.HeroSlideFragment[];
  /** What phones show in place of the first banner's picture until that is loaded. */
  placeholder?: Queries.HeroPlaceholderFragment | undefined;
  clients?: readonly Queries.ClientLogoFragment[];
}

const logosShown = 6;

/**
 * The top of the home page: the promise, its proof and ways to act, on wide windows in the sky and on the water of the
 * banners; then the first clients. The first banner is in the HTML and paints before any script runs; without scripts the
 * others follow as a list.
 */
export const Hero = ({
  page: { title, headline, tagline, proof, trustedBy },
  ask: { quote },
  work,
  slides,
  placeholder,
  clients = [],
}: HeroProps) => (
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
            const first = index === 0;
            const shownFirst = first ? placeholder?.mobileViewImage.placeholder : undefined;
            return banner && <HeroSlide banner={banner} first={first} placeholder={shownFirst} near={near} />;
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
          {slides.slice(1).map((slide) => (
            <li key={slide.title}>
              <h2 className={styles.itemTitle}>{slide.title}</h2>
              <p>{slide.text}</p>
              {slide.pageUrl && slide.buttonName && (
                <SiteLink to={slide.pageUrl}>{slide.buttonName}</SiteLink>
              )}
            </li>
          ))}
        </ul>
      </noscript>
    )}
  </section>
);

export const heroSlideFragment = graphql`
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
  fragment HeroPlaceholder on HeroSlide {
    mobileViewImage { placeholder(width: 412) }
  }
`;
