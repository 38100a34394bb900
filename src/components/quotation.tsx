import { graphql } from 'gatsby';
import * as styles from './quotation.module.css';

/** What a client said about one piece of work. */
export const Quotation = ({ text, name, role }: Queries.QuotationFragment) => (
  <figure className={styles.quotation}>
    <blockquote className={styles.text}>
      <p>{text}</p>
    </blockquote>
    <figcaption className={styles.person}>
      <strong>{name}</strong>
      <span>{role}</span>
    </figcaption>
  </figure>
);

export const quotationFragment = graphql`
  fragment Quotation on Quotation {
    text
    name
    role
  }
`;
