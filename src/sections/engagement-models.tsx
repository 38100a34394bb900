import { graphql } from 'gatsby';
import { wholeWords } from '../components/whole-words';
import * as styles from './engagement-models.module.css';

/** Ways to work together, each with its price range. */
export const EngagementModels = ({ models }: { models: readonly Queries.EngagementModelFragment[] }) => (
  <ul className={styles.models}>
    {models.map(({ name, price, text }) => {
      // The price in the company's currency is set large, and what follows in brackets small.
      const [amount, ...others] = price.split(/ (?=\()/);
      return (
        <li key={name} className={styles.model}>
          <h3>{name}</h3>
          <div className={styles.price}>
            <strong className={styles.amount}>{`${amount} `}</strong>
            {others.length > 0 && <span>{others.join(' ')}</span>}
          </div>
          <p className={styles.text}>{wholeWords(text)}</p>
        </li>
      );
    })}
  </ul>
);

export const engagementFragment = graphql`
  fragment EngagementModel on EngagementModel { name price text }
`;
