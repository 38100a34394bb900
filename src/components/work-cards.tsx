import { CardLink } from './card-link';
import { Picture, type PictureNode } from './picture/picture';
import * as styles from './work-cards.module.css';

export interface WorkCardProps {
  title: string;
  text: string;
  path: string;
  picture: PictureNode;
  /** The same scene before: the left half of the picture. */
  before?: PictureNode;
  /** A short line below the title, such as the client. */
  note?: string | undefined;
  /** The result that matters most. */
  figure?: { readonly value: string; readonly label: string } | undefined;
  /** Short facts, such as the industry and how long it took. */
  facts?: readonly string[];
  /** Of a picture that is larger than on other cards. */
  sizes?: string | undefined;
}

/** A case study or project on a list; the whole card links to its page. */
export const WorkCard = ({
  title,
  text,
  path,
  picture,
  before,
  note,
  figure,
  facts = [],
  sizes,
}: WorkCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame} data-frame>
      <Picture picture={picture} className={styles.picture} sizes={sizes} />
      {before && <Picture picture={before} className={`${styles.picture} ${styles.before}`} sizes={sizes} />}
    </div>
    <h3>
      <CardLink to={path}>{title}</CardLink>
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

const largeSizes = '(max-width: 699.98px) calc(100vw - 48px), min(66vw, 860px)';

/** A grid of cards. Those that the last row lacks make the first one or two large, so no row has a hole. */
export const WorkCards = ({ cards, columns = 3 }: { cards: readonly WorkCardProps[]; columns?: 2 | 3 }) => (
  <ul className={styles.cards} data-columns={columns}>
    {cards.map((card, index) => (
      <li key={card.path}>
        <WorkCard {...card} sizes={index < cards.length % columns ? largeSizes : undefined} />
      </li>
    ))}
  </ul>
);
