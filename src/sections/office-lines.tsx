import { LocalTime } from '../components/local-time';
import * as styles from './office-lines.module.css';

interface OfficeLinesProps {
  offices: readonly { name: string; phone: string; email: string; timeZone: string }[];
}

/** The offices in short, beside a form: where to ring, where to write, and what time it is there. */
export const OfficeLines = ({ offices }: OfficeLinesProps) => (
  <ul className={styles.offices}>
    {offices.map(({ name, phone, email, timeZone }) => (
      <li key={name} className={styles.office}>
        <h3 className={styles.name}>{name}</h3>
        <LocalTime timeZone={timeZone} />
        <a className={styles.link} href={`tel:${phone.replaceAll(' ', '')}`}>
          {phone}
        </a>
        <a className={styles.link} href={`mailto:${email}`}>
          {email}
        </a>
      </li>
    ))}
  </ul>
);
