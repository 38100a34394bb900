import { graphql } from 'gatsby';
import * as styles from './engagement-models.module.css';

/** Ways to work together, each with its price range. */
export const EngagementModels = ({ models }: { models: readonly Queries.EngagementModelFragment[] }) => (
  <ul className={styles.models}>
    {models.map(({ name, price, text }) => (
      <li key={name} className={styles.model}>
        <h3>{name}</h3>
        <p className={styles.price}>{price}</p>
        <p className={styles.text}>{text}</p>
      </li>
    ))}
  </ul>
);

export const engagementFragment = graphql`
  fragment EngagementModel on EngagementModel { name price text }
`;
