import { useMediaQuery } from '../../browser/hooks';
import { Carousel } from '../../components/carousel/carousel';
import { type HomeSectionProps, Section } from '../../components/section';
import { breakpoints } from '../../styles/breakpoints';
import { ClientLogo } from './client-logo';
import * as styles from './clients.module.css';
import { scatterLogos } from './scatter-logos';

const LogoItems = ({ clients }: { clients: readonly Queries.ClientLogoFragment[] }) =>
  clients.map((client) => (
    <li key={client.name} className={styles.logo}>
      <ClientLogo {...client} />
    </li>
  ));

const logosPerSlide = 6;

const LogoCarousel = ({ clients }: { clients: readonly Queries.ClientLogoFragment[] }) => {
  const slides = Array.from({ length: Math.ceil(clients.length / logosPerSlide) }, (_, index) =>
    clients.slice(index * logosPerSlide, (index + 1) * logosPerSlide),
  );
  return (
    <Carousel
      className={styles.carousel}
      texts={TEXTS.logos}
      names={slides.map(([first]) => first?.name ?? '')}
      arrows
      inHtml="first"
    >
      {(index, near) => (
        <ul className={styles.card}>{near && <LogoItems clients={slides[index] ?? []} />}</ul>
      )}
    </Carousel>
  );
};

/** The clients' logos: in random cells above 576 px, six at a time on narrower windows. */
export const Clients = ({ heading, entries }: HomeSectionProps<Queries.ClientLogoFragment>) => {
  const isNarrow = useMediaQuery(breakpoints['phone-cards']);
  if (!heading || entries.length === 0) return null;
  return (
    <Section id="our-clients" {...heading} background="white" layout="centre">
      <div className={styles.clients} data-few={entries.length <= logosPerSlide || undefined}>
        {isNarrow ? (
          <LogoCarousel clients={entries} />
        ) : (
          // In a grid, as in the HTML; scripts scatter them over its cells.
          <ul ref={scatterLogos} className={styles.logos}>
            <LogoItems clients={entries} />
          </ul>
        )}
      </div>
    </Section>
  );
};
