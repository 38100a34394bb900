import { plainText } from '../../content-model/rich-text';
import * as styles from './contents.module.css';

/** Turns a heading into its anchor. */
export const headingId = (text: string): string =>
  plainText(text)
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');

/** Shorter articles go without a table of contents. */
const fewest = 3;

/** The headings of an article, as links to them. */
export const Contents = ({ title, body }: { title: string; body: readonly Queries.TextBlockFragment[] }) => {
  const headings = body.flatMap((block) => (block.__typename === 'HeadingBlock' ? block.text : []));
  return (
    headings.length >= fewest && (
      <nav className={styles.contents} aria-label={title} data-screen-only>
        <p className={styles.title}>{title}</p>
        <ol className={styles.list}>
          {headings.map((text) => (
            <li key={text}>
              <a href={`#${headingId(text)}`}>{plainText(text)}</a>
            </li>
          ))}
        </ol>
      </nav>
    )
  );
};
