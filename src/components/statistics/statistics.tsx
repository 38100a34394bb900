import { graphql } from 'gatsby';
import { useRef } from 'react';
import { useCountUp } from './count-up';
import * as styles from './statistics.module.css';

/** A value's rough width: up to 8, 12 or 18 characters. */
export const classifyLength = ({ length }: string) =>
  length > 12 ? 'long' : length > 8 ? 'medium' : undefined;

/** Key figures in large type, each with what it measures. */
export const Statistics = ({ statistics }: { statistics: readonly Queries.StatisticFragment[] }) => {
  const list = useRef<HTMLDListElement>(null);
  useCountUp(list);
  return (
    <dl ref={list} className={styles.statistics}>
      {statistics.map(({ value, label }) => (
        <div key={label} className={styles.statistic}>
          <dt className={styles.label}>{label}</dt>
          <dd className={styles.value} data-length={classifyLength(value)} data-count={value}>
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
};

export const statisticFragment = graphql`
  fragment Statistic on Figure { value label }
`;
