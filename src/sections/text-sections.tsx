import { graphql } from 'gatsby';
import { Prose } from '../components/prose';
import { longDate } from './long-date';
import * as styles from './text-sections.module.css';

interface TextSectionsProps {
  /** ISO date of the last change. */
  updated: string;
  sections: readonly Queries.TextSectionFragment[];
}

export const TextSections = ({ updated, sections }: TextSectionsProps) => (
  <div className={styles.page}>
    <p className={styles.updated}>
      <span>Last changed on </span>
      <time dateTime={updated}>{longDate(updated)}</time>
    </p>
    {sections.map(({ title, text }) => (
      <section key={title} className={styles.section}>
        <h2 className={styles.title}>{title}</h2>
        <Prose paragraphs={text} />
      </section>
    ))}
  </div>
);

export const textSectionFragment = graphql`
  fragment TextSection on TextSection { title text }
`;
