import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { SiteLink } from '../../components/site-link';
import { buildAuthorAddress, buildTagAddress } from '../../content-model/insight-lists';
import { plainText } from '../../content-model/rich-text';
import { fill, plural } from '../../content-model/texts/fill';
import { longDate } from '../long-date';
import * as styles from './article-facts.module.css';

interface ArticleFactsProps<Article> {
  article: Article;
  /** Path of the list, if its pages by author and topic exist. */
  listPath: string | undefined;
}

const wordsPerMinute = 220;

/** Minutes that reading takes, at least one. */
const readingMinutes = (body: Queries.ArticleFactsFragment['body']): number => {
  const words = body
    .flatMap((block) => ('text' in block ? block.text : 'items' in block ? block.items : []))
    .join(' ')
    .split(/\s+/)
    .filter((word) => plainText(word) !== '');
  return Math.max(1, Math.round(words.length / wordsPerMinute));
};

const Author = ({
  article: { author },
  listPath,
}: ArticleFactsProps<Pick<Queries.ArticleFactsFragment, 'author'>>) => (
  <div className={styles.author}>
    <div className={styles.frame}>
      <Picture picture={author.image} alt="" className={styles.picture} />
    </div>
    <p className={styles.person}>
      {listPath ? (
        <SiteLink to={buildAuthorAddress(listPath, author.slug)}>{`${author.name} `}</SiteLink>
      ) : (
        <strong>{`${author.name} `}</strong>
      )}
      <span>{author.role}</span>
    </p>
  </div>
);

/** Who wrote an article, when, how long it takes to read, and its topics. */
export const ArticleFacts = ({ article, listPath }: ArticleFactsProps<Queries.ArticleFactsFragment>) => {
  const { date, updated, tags, body } = article;
  return (
    <div className={styles.facts}>
      <Author article={article} listPath={listPath} />
      <p className={styles.dates}>
        <time dateTime={date}>{`${longDate(date)} `}</time>
        {updated && <span>{`${fill(TEXTS.articles.updated, { date: longDate(updated) })} `}</span>}
        <span>{plural(TEXTS.articles.minutes, readingMinutes(body))}</span>
      </p>
      <ul className={styles.tags} aria-label={TEXTS.articles.topics}>
        {tags.map((tag) => (
          <li key={tag}>
            {listPath ? <SiteLink to={buildTagAddress(listPath, tag)}>{tag}</SiteLink> : <span>{tag}</span>}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** After the text, on screens: its author signs it. */
export const AuthorSignature = (props: Parameters<typeof Author>[0]) => (
  <div className={styles.facts} data-screen-only>
    <Author {...props} />
  </div>
);

export const articleFactsFragment = graphql`
  fragment ArticleFacts on Insight {
    date updated tags
    author { slug name role image { ...SmallPicture } }
    body { ...TextBlock }
  }
`;
