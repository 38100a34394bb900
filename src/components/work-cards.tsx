import { noteCard } from '../browser/page-transition';
import { Picture, type PictureNode } from './picture/picture';
import { SiteLink } from './site-link';
import * as styles from './work-cards.module.css';

export interface WorkCardProps {
  title: string;
  text: string;
  path: string;
  picture: PictureNode;
  /** A short line below the title, such as the client. */
  note?: string | undefined;
  /** The result that matters most. */
  figure?: { readonly value: string; readonly label: string } | undefined;
  /** Short facts, such as the industry and how long it took. */
  facts?: readonly string[];
}

/** A case study or project on a list; the whole card links to its page. */
export const WorkCard = ({ title, text, path, picture, note, figure, facts = [] }: WorkCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame}>
      <Picture picture={picture} className={styles.picture} />
    </div>
    <h3>
      <SiteLink className={styles.link} to={path} onClick={({ currentTarget }) => noteCard(currentTarget)}>
        {title}
      </SiteLink>
    </h3>
    {note && <p className={styles.note}>{note}</p>}
    {figure && (
      <div className={styles.figure}>
        <strong className={styles.value}>{`${figure.value} `}</strong>
        <span>{figure.label}</span>
      </div>
    )}
    {facts.length > 0 && (
      <div className={styles.facts}>
        {facts.map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
      </div>
    )}
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
