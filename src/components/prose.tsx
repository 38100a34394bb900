import * as styles from './prose.module.css';
import { wholeWords } from './whole-words';

interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger, as a lead. */
  opening?: boolean;
  /** In wide windows, sets the first paragraph beside the others. */
  columns?: boolean;
}

/** Running text in a readable line length. */
export const Prose = ({ paragraphs, opening = false, columns = false }: ProseProps) => (
  <div
    className={styles.prose}
    data-opening={opening || undefined}
    data-columns={(columns && paragraphs.length > 1) || undefined}
  >
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{wholeWords(paragraph)}</p>
    ))}
  </div>
);
