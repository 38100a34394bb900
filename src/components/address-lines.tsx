import * as styles from './address-lines.module.css';

interface AddressLinesProps {
  address: { street: string; locality: string; region: string; postalCode: string; country: string };
}

/** A postal address: street, town and country on a line each, which a space ends where there is no style sheet. */
export const AddressLines = ({
  address: { street, locality, region, postalCode, country },
}: AddressLinesProps) => (
  <>
    <span className={styles.line}>{`${street} `}</span>
    <span className={styles.line}>{`${locality}, ${region} ${postalCode} `}</span>
    <span className={styles.line}>{`${country} `}</span>
  </>
);
