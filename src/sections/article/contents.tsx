import { plainText } from '../../content-model/rich-text';
import * as styles from './contents.module.css';
import { headingIds } from './heading-ids';

/** Shorter articles go without a table of contents. */
const fewest = 3;

/** The headings of an article, as links to them. */
export const Contents = ({
  title,
  body,
}: {
  title: string;
  body: readonly Pick<Queries.ArticleBlockFragment, 'type' | 'text'>[];
}) => {
  const headings = body.flatMap(({ type, text }) => (type === 'heading' && text ? text : []));
  const ids = headingIds(headings);
  return (
    headings.length >= fewest && (
      <nav className={styles.contents} aria-label={title} data-screen-only>
        <p className={styles.title}>{title}</p>
        <ol className={styles.list}>
          {headings.map((text, index) => (
            <li key={ids[index]}>
              <a href={`#${ids[index]}`}>{plainText(text)}</a>
            </li>
          ))}
        </ol>
      </nav>
    )
  );
};
