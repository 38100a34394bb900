import { graphql } from 'gatsby';
import { wholeWords } from '../whole-words';
import * as styles from './statistics.module.css';

/** A figure and the words after it: "3rd" and "working day", "4 to 5" and "days". */
export const splitUnit = (value: string): readonly [number: string, unit: string] => {
  const [, number = value, unit = ''] = /^(.*\d\S*) (\D+)$/.exec(value) ?? [];
  return [number, unit];
};

/** A value with its unit in smaller letters, so that the figures of a row have one size whatever their length. */
export const FigureValue = ({ value }: { value: string }) => {
  const [number, unit] = splitUnit(value);
  return (
    <>
      <span>{number}</span>
      {unit && <small className={styles.unit}>{` ${unit}`}</small>}
    </>
  );
};

/** Key figures in large type, each with what it measures. */
export const Statistics = ({ statistics }: { statistics: readonly Queries.StatisticFragment[] }) => (
  <dl className={styles.statistics}>
    {statistics.map(({ value, label }) => (
      <div key={label} className={styles.statistic}>
        <dt className={styles.label}>{wholeWords(label)}</dt>
        <dd className={styles.value}>
          <FigureValue value={value} />
        </dd>
      </div>
    ))}
  </dl>
);

export const statisticFragment = graphql`
  fragment Statistic on Figure { value label }
`;
