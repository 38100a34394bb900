import { plainText } from '../../content-model/rich-text';
import * as styles from './contents.module.css';
import { findHeadingIds } from './heading-ids';

/** Shorter articles go without a table of contents. */
const fewest = 3;

/** The headings of an article, as links to them. */
export const Contents = ({ title, body }: { title: string; body: readonly Queries.TextBlockFragment[] }) => {
  const headings = body.filter((block) => block.__typename === 'HeadingBlock');
  const ids = findHeadingIds(body);
  return (
    headings.length >= fewest && (
      <nav className={styles.contents} aria-label={title} data-screen-only>
        <p className={styles.title}>{title}</p>
        <ol className={styles.list}>
          {headings.map((heading) => (
            <li key={ids.get(heading)}>
              <a href={`#${ids.get(heading)}`}>{plainText(heading.text)}</a>
            </li>
          ))}
        </ol>
      </nav>
    )
  );
};
