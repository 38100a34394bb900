import { graphql } from 'gatsby';
import { LinkRow } from './link-row';

/** Links to the offices' calendars; nothing without any. */
export const BookingLinks = ({ offices }: { offices: readonly Queries.BookingOfficeFragment[] }) => {
  const open = offices.filter(({ bookingUrl }) => bookingUrl);
  return (
    open.length > 0 && (
      <LinkRow>
        {open.map(({ name, bookingUrl }) => (
          <li key={name}>
            <a href={bookingUrl ?? undefined} rel="noopener noreferrer">{`Book a call with ${name}`}</a>
          </li>
        ))}
      </LinkRow>
    )
  );
};

export const bookingFragment = graphql`
  fragment BookingOffice on Office { name bookingUrl }
`;
