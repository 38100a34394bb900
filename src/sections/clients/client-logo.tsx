import { graphql } from 'gatsby';
import * as styles from './client-logo.module.css';

/** A client's logo in the colour of the text. */
export const ClientLogo = ({ altText, img }: Queries.ClientLogoFragment) => (
  <img
    className={styles.image}
    src={img.drawingURL ?? undefined}
    alt={altText}
    width="160"
    height="48"
    loading="lazy"
  />
);

export const clientFragment = graphql`
  fragment ClientLogo on Client { name altText img { drawingURL } }
`;
