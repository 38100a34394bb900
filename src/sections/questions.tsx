import * as styles from './questions.module.css';

/** Questions with their answers, all open so that they can be searched and printed. */
export const Questions = ({ items }: { items: readonly Queries.ItemFragment[] }) => (
  <dl className={styles.questions}>
    {items.map(({ name, text }) => (
      <div key={name} className={styles.pair}>
        <dt className={styles.question}>{name}</dt>
        <dd className={styles.answer}>{text}</dd>
      </div>
    ))}
  </dl>
);
