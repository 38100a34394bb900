import { graphql } from 'gatsby';
import { Fragment } from 'react';
import { Picture } from '../../components/picture/picture';
import { Quote } from '../../components/quotation';
import { SiteLink } from '../../components/site-link';
import { richPieces } from '../../content-model/rich-text';
import { required } from '../../required';
import * as styles from './article-body.module.css';
import { BarChart } from './bar-chart';
import { headingIds } from './heading-ids';

type Block = Queries.ArticleBlockFragment;

/** A text with its emphasis and links. Each piece has its own element, so that translating breaks nothing. */
const Rich = ({ text }: { text: string | null }) => (
  <>
    {richPieces(text ?? '').map(({ text: piece, start, emphasised, link }) => {
      if (link)
        return (
          <SiteLink key={start} to={link}>
            {piece}
          </SiteLink>
        );
      return emphasised ? <em key={start}>{piece}</em> : <span key={start}>{piece}</span>;
    })}
  </>
);

/** Each type of block as an element (content-model/insight.ts says which fields it has). */
const blocks: Readonly<Record<string, (block: Block, id?: string) => React.ReactNode>> = {
  paragraph: ({ text }) => (
    <p>
      <Rich text={text} />
    </p>
  ),
  heading: ({ text }, id) => (
    <h2 id={id} className={styles.heading}>
      <Rich text={text} />
    </h2>
  ),
  list: ({ items }) => (
    <ul>
      {(items ?? []).map((item) => (
        <li key={item}>
          <Rich text={item} />
        </li>
      ))}
    </ul>
  ),
  quote: ({ text, source }) => (
    <Quote source={source && <span>{source}</span>}>
      <Rich text={text} />
    </Quote>
  ),
  picture: ({ image }) => <Picture picture={required(image)} className={styles.picture} />,
  figure: ({ value, text }) => (
    <p className={styles.figure}>
      <strong className={styles.value}>{`${value} `}</strong>
      <span>
        <Rich text={text} />
      </span>
    </p>
  ),
  code: ({ code }) => (
    // Scrolls sideways, so the keyboard has to reach it (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area.
    <pre className={styles.code} tabIndex={0}>
      <code>{code}</code>
    </pre>
  ),
  callout: ({ title, text }) => (
    <aside className={styles.callout} aria-label={title ?? undefined}>
      <p className={styles.calloutTitle}>{title}</p>
      <p>
        <Rich text={text} />
      </p>
    </aside>
  ),
  table: ({ title, head, rows }) => (
    // Safari lets the keyboard scroll only what has the focus (WCAG 2.1.1).
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area.
    <section className={styles.scroller} aria-label={title ?? undefined} tabIndex={0}>
      <table className={styles.table}>
        <caption>{title}</caption>
        <thead>
          <tr>
            {(head ?? []).map((cell) => (
              <th key={cell} scope="col">
                {cell}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(rows ?? []).map(({ cells: [first = '', ...others] }) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {(head ?? []).slice(1).map((column, index) => (
                <td key={column}>{others[index]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
  chart: ({ title, unit, bars }) => <BarChart title={title ?? ''} unit={unit ?? ''} bars={bars ?? []} />,
};

export const ArticleBody = ({ body }: { body: readonly Block[] }) => {
  const headings = body.filter(({ type }) => type === 'heading');
  const ids = headingIds(headings.map(({ text }) => text ?? ''));
  return (
    <div className={styles.body}>
      {body.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and their order never changes.
        <Fragment key={index}>{blocks[block.type]?.(block, ids[headings.indexOf(block)])}</Fragment>
      ))}
    </div>
  );
};

export const articleFragments = graphql`
  fragment ArticleBlock on Block {
    type text items source value code title head unit
    image { ...LargePicture }
    rows { cells }
    bars { name amount }
  }
`;
