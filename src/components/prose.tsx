import * as styles from './prose.module.css';
import { wholeWords } from './whole-words';

interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger, as a lead. */
  opening?: boolean;
}

/** Running text in a readable line length. */
export const Prose = ({ paragraphs, opening = false }: ProseProps) => (
  <div className={styles.prose} data-opening={opening || undefined}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{wholeWords(paragraph)}</p>
    ))}
  </div>
);
