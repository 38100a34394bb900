import * as styles from './header-facts.module.css';

/** What a reader wants to know first, below the tagline; without those that have no text. */
export const HeaderFacts = ({ facts }: { facts: Readonly<Record<string, string | null | undefined>> }) => {
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
