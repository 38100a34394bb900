import * as styles from './address-lines.module.css';

/** A postal address, line by line; a space ends each where there is no style sheet. */
export const AddressLines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <span key={line} className={styles.line}>{`${line} `}</span>
    ))}
  </>
);
