import { Picture, type PictureData } from '../components/picture';
import { SiteLink } from '../components/site-link';
import * as styles from './service-cards.module.css';

interface ServiceCardsProps {
  services: readonly { title: string; path: string; summary: string; picture: PictureData }[];
}

/** The pictures are cut to upright cards, so they are wider than what is seen of them. */
const sizes = '(max-width: 575px) 240px, 540px';

/** Service cards; above 576 px a card shows its description when hovered or focused, below it is simply there. */
export const ServiceCards = ({ services }: ServiceCardsProps) => (
  <ul className={styles.cards}>
    {services.map(({ title, path, summary, picture }) => (
      <li key={path} className={styles.card}>
        <div className={styles.frame}>
          <Picture {...picture} alt="" className={styles.picture} sizes={sizes} />
        </div>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <SiteLink className={styles.link} to={path}>
              {title}
            </SiteLink>
          </h3>
          <p className={styles.summary}>{summary}</p>
        </div>
      </li>
    ))}
  </ul>
);
