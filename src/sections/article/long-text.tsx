import type { Elements } from '../../components/elements';
import { ArticleBody } from './article-body';
import { Contents } from './contents';
import * as styles from './long-text.module.css';

interface LongTextProps {
  body: readonly Queries.TextBlockFragment[];
  /** Title of its table of contents. */
  contents?: string;
  /** After its end. */
  children?: Elements;
}

/** A text as wide as the page: its headings stand beside it, and figures, tables and the like reach across both columns. */
export const LongText = ({ body, contents, children }: LongTextProps) => (
  <div className={styles.text}>
    <div className={styles.inner}>
      {contents && <Contents title={contents} body={body} />}
      <ArticleBody body={body} />
      {children}
    </div>
  </div>
);
