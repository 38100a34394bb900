import * as styles from './hours-table.module.css';

/** Regions, each with the working hours it shares with the company. */
export const HoursTable = ({ rows }: { rows: readonly Queries.ItemFragment[] }) => (
  <dl className={styles.rows}>
    {rows.map(({ name, text }) => (
      <div key={name} className={styles.row}>
        <dt className={styles.name}>{name}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);
