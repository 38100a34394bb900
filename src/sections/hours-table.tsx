import * as styles from './hours-table.module.css';

/** Regions, each with the hours in which both sides work. */
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
