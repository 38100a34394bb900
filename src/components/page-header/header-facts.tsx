import type { Elements } from '../elements';
import * as styles from './header-facts.module.css';

interface HeaderFactsProps {
  /** Those without a text are left out. */
  facts: readonly { readonly name: string; readonly text: string | null | undefined }[];
  /** Links below them. */
  children?: Elements;
}

/** What a reader wants to know first, in a few lines below the tagline. */
export const HeaderFacts = ({ facts, children }: HeaderFactsProps) => {
  const known = facts.filter(({ text }) => text);
  return (
    <>
      {known.length > 0 && (
        <dl className={styles.facts}>
          {known.map(({ name, text }) => (
            <div key={name} className={styles.fact}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {children && <div className={styles.links}>{children}</div>}
    </>
  );
};
