import { graphql } from 'gatsby';
import { Picture } from '../../components/picture/picture';
import { Quote } from '../../components/quotation';
import { SiteLink } from '../../components/site-link';
import { wholeWords } from '../../components/whole-words';
import { richPieces } from '../../content-model/rich-text';
import { writeNumber } from '../../content-model/texts/fill';
import * as styles from './article-body.module.css';
import * as chart from './bar-chart.module.css';
import { findHeadingIds, type HeadingIds } from './heading-ids';

/** A text with its emphasis and links. Each piece has its own element, so that translating breaks nothing. */
const rich = (text: string) =>
  richPieces(text).map(({ text: piece, start, emphasised, link }) => {
    const words = wholeWords(piece);
    if (link)
      return (
        <SiteLink key={start} to={link}>
          {words}
        </SiteLink>
      );
    return emphasised ? <em key={start}>{words}</em> : <span key={start}>{words}</span>;
  });

/** What the elements of a table are, also where phones show them as blocks. */
const roles = Object.fromEntries(
  ['table', 'rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map((role) => [role, { role }]),
);

const Table = ({ table: { title, head, rows } }: { table: Queries.TableFragment }) => (
  // Safari lets the keyboard scroll only what has the focus (WCAG 2.1.1).
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area.
  <section className={styles.scroller} aria-label={title} tabIndex={0}>
    <table className={styles.table} {...roles.table}>
      <caption>{title}</caption>
      <thead {...roles.rowgroup}>
        <tr {...roles.row}>
          {head.map((cell) => (
            <th key={cell} scope="col" {...roles.columnheader}>
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowgroup}>
        {rows.map(({ cells: [first = '', ...others] }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two rows may begin alike, and their order never changes.
          <tr key={row} {...roles.row}>
            <th scope="row" {...roles.rowheader}>
              {first}
            </th>
            {head.slice(1).map((column, index) => (
              <td key={column} data-column={column} {...roles.cell}>
                {others[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

type ChartBlock = Extract<Queries.TextBlockFragment, { readonly __typename: 'ChartBlock' }>;

/** A bar chart that is a table: every figure can be read, copied and heard. */
const BarChart = ({ title, unit, bars }: ChartBlock) => {
  const most = Math.max(...bars.map(({ amount }) => amount), 1);
  return (
    <div className={chart.frame}>
      <table className={chart.chart}>
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={chart.figure}>{`${writeNumber(amount)}${unit ?? ''}`}</td>
              <td className={chart.bar}>
                <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                  <rect width={(100 * amount) / most} height="10" />
                </svg>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

const pictureSizes = '(max-width: 899.98px) calc(100vw - 48px), 760px';

/** A block of running text as an element (content-model/blocks.ts). */
const TextBlock = ({ block, ids }: { block: Queries.TextBlockFragment; ids: HeadingIds }) => {
  switch (block.__typename) {
    case 'ParagraphBlock':
      return <p>{rich(block.text)}</p>;
    case 'HeadingBlock':
      return (
        <h2 id={ids.get(block)} className={styles.heading}>
          {rich(block.text)}
        </h2>
      );
    case 'ListBlock':
      return (
        <ul>
          {block.items.map((item) => (
            <li key={item}>{rich(item)}</li>
          ))}
        </ul>
      );
    case 'QuoteBlock':
      return <Quote source={block.source && <span>{block.source}</span>}>{rich(block.text)}</Quote>;
    case 'PictureBlock':
      return <Picture picture={block.image} className={styles.picture} sizes={pictureSizes} />;
    case 'FigureBlock':
      return (
        <p className={styles.figure}>
          <strong className={styles.value}>{`${block.value} `}</strong>
          <span>{rich(block.text)}</span>
        </p>
      );
    case 'CodeBlock':
      return (
        // Scrolls sideways, so the keyboard has to reach it (WCAG 2.1.1).
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area.
        <pre className={styles.code} tabIndex={0}>
          <code>{block.code}</code>
        </pre>
      );
    case 'CalloutBlock':
      return (
        <aside className={styles.callout} aria-label={block.title}>
          <p className={styles.calloutTitle}>{block.title}</p>
          <p>{rich(block.text)}</p>
        </aside>
      );
    case 'TableBlock':
      return <Table table={block} />;
    case 'ChartBlock':
      return <BarChart {...block} />;
  }
};

interface ArticleBodyProps {
  body: readonly Queries.TextBlockFragment[];
  /** Of all headings of the page; those of this text alone without it. */
  ids?: HeadingIds;
  /** Tables then have the whole width, and a title like a heading. */
  isWide?: boolean;
}

export const ArticleBody = ({ body, ids = findHeadingIds(body), isWide }: ArticleBodyProps) => (
  <div className={styles.body} data-article data-wide={isWide || undefined}>
    {body.map((block, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: blocks have no names, and their order never changes.
      <TextBlock key={index} block={block} ids={ids} />
    ))}
  </div>
);

export const articleFragments = graphql`
  fragment Table on TableBlock { title head rows { cells } }
  fragment TextBlock on TextBlock {
    __typename
    ... on ParagraphBlock { text }
    ... on HeadingBlock { text }
    ... on ListBlock { items }
    ... on QuoteBlock { text source }
    ... on PictureBlock { image { ...LargePicture } }
    ... on FigureBlock { value text }
    ... on CodeBlock { code }
    ... on CalloutBlock { title text }
    ... on TableBlock { ...Table }
    ... on ChartBlock { title unit bars { name amount } }
  }
`;
