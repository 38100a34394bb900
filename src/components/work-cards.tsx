import { CardLink } from './card-link';
import type { Elements } from './elements';
import { Picture, type PictureNode } from './picture/picture';
import { wholeWords } from './whole-words';
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
  /** Below the text. */
  more?: Elements;
  /** Words that say what the card, which is a link, leads to. */
  cue?: string;
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
  more,
  cue,
  sizes,
}: WorkCardProps) => (
  <article className={styles.card}>
    <div className={styles.frame} data-frame>
      <Picture picture={picture} className={styles.picture} sizes={sizes} />
      {before && (
        <>
          <Picture picture={before} className={`${styles.picture} ${styles.before}`} sizes={sizes} />
          <p className={styles.labels} aria-hidden="true" data-screen-only>
            <span>{`${TEXTS.work.before} `}</span>
            <span>{TEXTS.work.after}</span>
          </p>
        </>
      )}
    </div>
    <h3>
      <CardLink to={path}>{wholeWords(title)}</CardLink>
    </h3>
    {(note || facts.length > 0) && (
      <p className={styles.note}>
        {note && <strong>{`${note} `}</strong>}
        {facts.map((fact) => (
          <span key={fact}>{`${fact} `}</span>
        ))}
      </p>
    )}
    {figure && (
      <div className={styles.figure}>
        <strong className={styles.value}>{`${figure.value} `}</strong>
        <span>{wholeWords(figure.label)}</span>
      </div>
    )}
    <p className={styles.text}>{wholeWords(text)}</p>
    {(more || cue) && (
      <div className={styles.more}>
        {more}
        {cue && (
          <p className={styles.cue} aria-hidden="true" data-screen-only>
            {cue}
          </p>
        )}
      </div>
    )}
  </article>
);

interface WorkCardsProps {
  cards: readonly WorkCardProps[];
  /** In one, every card is a feature, with its picture on one side and then on the other. */
  columns?: 1 | 2 | 3;
  /** What else there is: phones show small pictures, and no texts. */
  related?: boolean;
}

/**
 * A grid of cards. If the last row would not be full, the first one or two cards are large instead. Some of a long list are
 * features, with the picture next to the words.
 */
export const WorkCards = ({ cards, columns = 3, related }: WorkCardsProps) => (
  <ul className={styles.cards} data-columns={columns} data-related={related}>
    {cards.map((card, index) => {
      const extra = cards.length % columns;
      // The style sheet chooses the same cards.
      const isInLongList = columns === 3 && cards.length >= 14 && [9, 5, 1].includes(cards.length - index);
      const isFeature = columns === 1 || (index === 0 && extra === 1) || isInLongList;
      const half = columns === 2 || index < extra ? 'min(50vw, 640px)' : '400px';
      // Below 1000 px the cards are in two columns, and the first of an odd number is as wide as both.
      const narrow = index === 0 && cards.length % 2 === 1 ? '92vw' : '50vw';
      const small = related ? '(max-width: 575.98px) 96px, ' : '';
      const sizes = `${small}(max-width: 699.98px) calc(100vw - 48px), (max-width: 999.98px) ${narrow}, ${isFeature ? 'min(60vw, 840px)' : half}`;
      return (
        <li key={card.path}>
          <WorkCard {...card} sizes={sizes} />
        </li>
      );
    })}
  </ul>
);
