import { Prose } from '../components/prose';
import * as styles from './text-sections.module.css';

interface TextSectionsProps {
  /** ISO date of the last change. */
  updated: string;
  sections: readonly { title: string; text: readonly string[] }[];
}

/** Written the same in every time zone and browser, so that HTML and page agree. */
const longDate = (iso: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${iso}T00:00:00Z`),
  );

export const TextSections = ({ updated, sections }: TextSectionsProps) => (
  <div className={styles.page}>
    <p className={styles.updated}>
      Last changed on <time dateTime={updated}>{longDate(updated)}</time>
    </p>
    {sections.map(({ title, text }) => (
      <section key={title} className={styles.section}>
        <h2 className={styles.title}>{title}</h2>
        <Prose paragraphs={text} />
      </section>
    ))}
  </div>
);
