import { writeNumber } from '../../content-model/texts/fill';
import * as styles from './bar-chart.module.css';

type ChartBlock = Extract<Queries.TextBlockFragment, { readonly __typename: 'ChartBlock' }>;

/** A bar chart that is a table: every figure can be read, copied and heard. */
export const BarChart = ({ title, unit, bars }: ChartBlock) => {
  const most = Math.max(...bars.map(({ amount }) => amount), 1);
  return (
    <div className={styles.frame}>
      <table className={styles.chart}>
        <caption>{title}</caption>
        <tbody>
          {bars.map(({ name, amount }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={styles.figure}>{`${writeNumber(amount)}${unit ?? ''}`}</td>
              <td className={styles.bar}>
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
