import { graphql } from 'gatsby';
import * as styles from './link-row.module.css';

/** Links to the offices' calendars; nothing without any. */
export const BookingLinks = ({ offices }: { offices: readonly Queries.BookingOfficeFragment[] }) => {
  const open = offices.filter(({ bookingUrl }) => bookingUrl);
  return (
    open.length > 0 && (
      <ul className={styles.row}>
        {open.map(({ name, bookingUrl }) => (
          <li key={name}>
            <a href={bookingUrl ?? undefined} rel="noopener noreferrer">{`Book a call with ${name}`}</a>
          </li>
        ))}
      </ul>
    )
  );
};

export const bookingFragment = graphql`
  fragment BookingOffice on Office { name bookingUrl }
`;
