import { graphql } from 'gatsby';
import { Prose } from '../../components/prose';
import { longDate } from '../long-date';
import * as styles from './chapters.module.css';

/** A long text, such as a privacy notice: chapters, each beside its heading. */
export const Chapters = ({ updated, chapters }: Queries.ChaptersFragment) => (
  <div className={styles.chapters}>
    {chapters.map(({ title, text }, index) => (
      <section key={title} className={styles.chapter}>
        <h2 className={styles.title}>{title}</h2>
        {updated && index === 0 && (
          <p className={styles.updated}>
            <span>{`${TEXTS.articles.pageUpdated} `}</span>
            <time dateTime={updated}>{longDate(updated)}</time>
          </p>
        )}
        <Prose paragraphs={text} />
      </section>
    ))}
  </div>
);

export const chaptersFragment = graphql`
  fragment Chapters on ChaptersBlock { updated chapters { title text } }
`;
