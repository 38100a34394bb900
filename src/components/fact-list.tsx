import * as styles from './fact-list.module.css';

/** What a reader wants to know first, each fact by its name; without those that have no text. */
export const FactList = ({ facts }: { facts: Readonly<Record<string, string | null | undefined>> }) => {
  const known = Object.entries(facts).filter(([, text]) => text);
  return (
    known.length > 0 && (
      <dl className={styles.facts}>
        {known.map(([name, text]) => (
          <div key={name} className={styles.fact}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )
  );
};
