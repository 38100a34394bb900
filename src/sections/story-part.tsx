import type { Elements } from '../components/elements';
import { Picture } from '../components/picture/picture';
import { Prose } from '../components/prose';
import * as styles from './story-part.module.css';

interface StoryPartProps {
  label: string;
  part: { title: string; text: readonly string[]; image: Queries.LargePictureFragment };
  /** Side of the picture on wide windows. */
  side: 'left' | 'right';
  /** In place of its picture. */
  comparison?: Elements;
  criteria?: readonly { title: string; text: string }[];
  children?: Elements;
}

/** One part of a case study: picture and text side by side, then its numbered criteria. */
export const StoryPart = ({ label, part, side, comparison, criteria = [], children }: StoryPartProps) => (
  <section className={styles.part} data-side={side}>
    <div className={styles.words}>
      <p className={styles.label}>{label}</p>
      <h2>{part.title}</h2>
      <Prose paragraphs={part.text} />
    </div>
    {comparison ? (
      <div className={styles.comparison} data-screen-only>
        {comparison}
      </div>
    ) : (
      <div className={styles.frame} data-frame data-screen-only>
        <Picture picture={part.image} />
      </div>
    )}
    {children && <div className={styles.below}>{children}</div>}
    {criteria.length > 0 && (
      <ol className={styles.criteria}>
        {criteria.map((criterion) => (
          <li key={criterion.title} className={styles.criterion}>
            <h3>{criterion.title}</h3>
            <p>{criterion.text}</p>
          </li>
        ))}
      </ol>
    )}
  </section>
);
