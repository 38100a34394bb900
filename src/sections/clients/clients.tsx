import { graphql } from 'gatsby';
import { useRef } from 'react';
import { useMediaQuery } from '../../browser/hooks';
import { Carousel } from '../../components/carousel/carousel';
import { type HomeSectionProps, Section } from '../../components/section';
import { breakpoints } from '../../styles/breakpoints';
import * as styles from './clients.module.css';
import { useScatteredLogos } from './use-scattered-logos';

interface LogosProps {
  clients: readonly Queries.ClientLogoFragment[];
}

const ClientLogo = ({ altText, img }: Queries.ClientLogoFragment) => (
  <img
    className={styles.image}
    src={img.drawingURL ?? undefined}
    alt={altText}
    width="160"
    height="48"
    loading="lazy"
  />
);

/** The logos in a grid, as in the HTML; scripts scatter them over its area. */
const Logos = ({ clients }: LogosProps) => {
  const list = useRef<HTMLUListElement>(null);
  useScatteredLogos(list);
  return (
    <ul ref={list} className={styles.logos}>
      {clients.map((client) => (
        <li key={client.name} className={styles.logo}>
          <ClientLogo {...client} />
        </li>
      ))}
    </ul>
  );
};

const LogoCarousel = ({ clients }: LogosProps) => (
  <Carousel
    className={styles.carousel}
    texts={TEXTS.logos}
    names={clients.map(({ name }) => name)}
    arrows
    inHtml="first"
  >
    {(index, near) => {
      const client = clients[index];
      return <div className={styles.card}>{near && client && <ClientLogo {...client} />}</div>;
    }}
  </Carousel>
);

/** The clients' logos: at random places above 576 px, one at a time on narrower windows. */
export const Clients = ({ heading, entries }: HomeSectionProps<Queries.ClientLogoFragment>) => {
  const isNarrow = useMediaQuery(breakpoints['phone-cards']);
  if (!heading || entries.length === 0) return null;
  return (
    <Section id="our-clients" {...heading} background="white" layout="centre">
      <div className={styles.clients}>
        {isNarrow ? <LogoCarousel clients={entries} /> : <Logos clients={entries} />}
      </div>
    </Section>
  );
};

export const clientFragment = graphql`
  fragment ClientLogo on Client {
    name altText
    img { drawingURL }
  }
`;
