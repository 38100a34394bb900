import { graphql } from 'gatsby';
import type { Elements } from './elements';
import * as styles from './quotation.module.css';

interface QuoteProps {
  children: Elements;
  /** Who said it, or where it is from. */
  source: Elements;
}

export const Quote = ({ children, source }: QuoteProps) => (
  <figure className={styles.quotation}>
    <blockquote className={styles.text}>
      <p>{children}</p>
    </blockquote>
    {source && <figcaption className={styles.person}>{source}</figcaption>}
  </figure>
);

/** A client's words about one piece of work. */
export const Quotation = ({ text, name, role }: Queries.QuotationFragment) => (
  <Quote
    source={
      <>
        <strong>{`${name} `}</strong>
        <span>{role}</span>
      </>
    }
  >
    <span>{text}</span>
  </Quote>
);

export const quotationFragment = graphql`
  fragment Quotation on Quotation { text name role }
`;
