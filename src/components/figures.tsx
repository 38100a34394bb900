import * as styles from './figures.module.css';

interface FiguresProps {
  figures: readonly { value: string; label: string }[];
}

/** Key figures set large, each with its base. */
export const Figures = ({ figures }: FiguresProps) => (
  <dl className={styles.figures}>
    {figures.map(({ value, label }) => (
      <div key={label} className={styles.figure}>
        <dt className={styles.label}>{label}</dt>
        <dd className={styles.value}>{value}</dd>
      </div>
    ))}
  </dl>
);
