import { Picture, type PictureNode } from './picture';
import { SiteLink } from './site-link';
import * as styles from './work-card.module.css';

export interface WorkCardProps {
  title: string;
  text: string;
  path: string;
  picture: PictureNode;
  /** A short line below the title, such as the client. */
  note?: string | undefined;
}

/** A case study or project on a list; the whole card links to its page. */
export const WorkCard = ({ title, text, path, picture, note }: WorkCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <Picture picture={picture} className={styles.picture} />
    </div>
    <h3>
      <SiteLink className={styles.link} to={path}>
        {title}
      </SiteLink>
    </h3>
    {note && <p className={styles.note}>{note}</p>}
    <p className={styles.text}>{text}</p>
  </article>
);

/** A grid of cards. */
export const WorkCards = ({ cards, columns = 3 }: { cards: readonly WorkCardProps[]; columns?: 2 | 3 }) => (
  <ul className={styles.cards} data-columns={columns}>
    {cards.map((card) => (
      <li key={card.path}>
        <WorkCard {...card} />
      </li>
    ))}
  </ul>
);
