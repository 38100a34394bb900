import * as styles from './prose.module.css';

interface ProseProps {
  paragraphs: readonly string[];
  /** Sets the first paragraph larger, as an opening. */
  opening?: boolean;
}

/** Running text at a comfortable measure. */
export const Prose = ({ paragraphs, opening = false }: ProseProps) => (
  <div className={styles.prose} data-opening={opening || undefined}>
    {paragraphs.map((paragraph) => (
      <p key={paragraph}>{paragraph}</p>
    ))}
  </div>
);
