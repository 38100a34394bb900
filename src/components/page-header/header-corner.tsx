import { FigureValue } from '../statistics/statistics';
import { wholeWords } from '../whole-words';
import * as styles from './header-corner.module.css';

/** The result over the corner of a header's picture. */
export const HeaderCorner = ({ value, label }: Queries.StatisticFragment) => (
  <p className={styles.figure}>
    <strong className={styles.value}>
      <FigureValue value={value} />
    </strong>
    <span>{wholeWords(` ${label}`)}</span>
  </p>
);
