import { graphql } from 'gatsby';
import { Prose } from '../../components/prose';
import { ArticleBody } from '../article/article-body';
import { Contents } from '../article/contents';
import { findHeadingIds } from '../article/heading-ids';
import { longDate } from '../long-date';
import * as styles from './chapters.module.css';

/** A long text, such as a privacy notice: what it says in short, then its chapters beside their table of contents. */
export const Chapters = ({ updated, chapters }: Queries.ChaptersFragment) => {
  const headings = chapters.map(({ title }) => ({ __typename: 'HeadingBlock' as const, text: title }));
  const ids = [...findHeadingIds(headings).values()];
  const [first, ...others] = chapters.map(({ title, text, points }, index) => (
    <section key={title} id={ids[index]} className={styles.chapter}>
      <h2 className={styles.title}>{title}</h2>
      {updated && index === 0 && (
        <p className={styles.updated}>
          <span>{`${TEXTS.articles.pageUpdated} `}</span>
          <time dateTime={updated}>{longDate(updated)}</time>
        </p>
      )}
      <Prose paragraphs={text} opening={index > 0} />
      {points && <ArticleBody body={[{ __typename: 'ListBlock', items: points }]} />}
    </section>
  ));
  return (
    <div className={styles.chapters} data-shore>
      {first}
      <Contents title={TEXTS.articles.pageContents} body={headings} />
      <div className={styles.others}>{others}</div>
    </div>
  );
};

export const chaptersFragment = graphql`
  fragment Chapters on ChaptersBlock { updated chapters { title text points } }
`;
