import { graphql } from 'gatsby';
import { CardLink } from '../components/card-link';
import { PageLinks } from '../components/link-row';
import { Picture } from '../components/picture/picture';
import { type HomeSectionProps, Section } from '../components/section';
import * as styles from './service-cards.module.css';

const sizes = '(max-width: 575px) 120px, (max-width: 1023px) 50vw, 320px';

/** Three rows of a desktop; further services follow by name. */
const shownCards = 12;

/** Service cards; above 576 px a card shows its description on hover or focus, below it is always visible. */
export const ServiceCards = ({ heading, entries }: HomeSectionProps<Queries.ServiceCardFragment>) =>
  heading &&
  entries.length > 0 && (
    <Section id="our-services" {...heading} background="white" layout="split">
      <ul className={styles.cards}>
        {entries.slice(0, shownCards).map(({ title, path, summary, image }) => (
          <li key={path} className={styles.card}>
            <div className={styles.frame} data-frame>
              <Picture picture={image} alt="" className={styles.picture} sizes={sizes} />
            </div>
            <div className={styles.words}>
              <h3 className={styles.title}>
                <CardLink to={path}>{title}</CardLink>
              </h3>
              <p className={styles.summary}>{summary}</p>
            </div>
          </li>
        ))}
      </ul>
      <PageLinks pages={entries.slice(shownCards)} />
    </Section>
  );

export const serviceFragment = graphql`
  fragment ServiceCard on Service { title path summary image { ...CardPicture } }
`;
