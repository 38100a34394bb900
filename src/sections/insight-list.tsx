import { CardLink } from '../components/card-link';
import { Picture } from '../components/picture/picture';
import { wholeWords } from '../components/whole-words';
import * as styles from './insight-list.module.css';
import { longDate } from './long-date';

/** Articles as in a magazine: the newest large, the others in its index, each with day, author and subjects. */
export const InsightList = ({ insights }: { insights: readonly Queries.InsightCardFragment[] }) => (
  <ol>
    {insights.map(({ title, text, path, date, tags, author, picture }, index) => (
      <li key={path} className={styles.item}>
        <p className={styles.facts}>
          <time dateTime={date}>{`${longDate(date)} `}</time>
          <span>{`${author.name} `}</span>
        </p>
        <div className={styles.words}>
          <h3 className={styles.title}>
            <CardLink to={path}>{wholeWords(title)}</CardLink>
          </h3>
          <p className={styles.summary}>{wholeWords(text)}</p>
          <p className={styles.tags}>{tags.join(', ')}</p>
        </div>
        <div className={styles.frame}>
          <Picture
            picture={picture}
            alt=""
            sizes={index === 0 ? '(max-width: 899.98px) 100vw, 560px' : '(max-width: 899.98px) 88px, 320px'}
          />
        </div>
      </li>
    ))}
  </ol>
);
