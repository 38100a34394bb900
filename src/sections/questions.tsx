import { wholeWords } from '../components/whole-words';
import * as styles from './questions.module.css';

/** Questions with their answers, all open so that they can be searched and printed. */
export const Questions = ({ items }: { items: readonly Queries.ItemFragment[] }) => (
  <dl className={styles.questions}>
    {items.map(({ name, text }) => (
      <div key={name} className={styles.pair}>
        <dt className={styles.question}>{wholeWords(name)}</dt>
        <dd className={styles.answer}>{wholeWords(text)}</dd>
      </div>
    ))}
  </dl>
);
