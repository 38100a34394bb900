import { graphql } from 'gatsby';
import { fill } from '../content-model/texts/fill';
import { LinkRow } from './link-row';

type Calendar = Pick<Queries.BookingOfficeFragment, 'name' | 'bookingUrl'>;

/** Links to the calendars of offices or people; nothing without any. */
export const BookingLinks = ({ calendars }: { calendars: readonly Calendar[] }) => {
  const open = calendars.filter(({ bookingUrl }) => bookingUrl);
  return (
    open.length > 0 && (
      <LinkRow>
        {open.map(({ name, bookingUrl }) => (
          <li key={name}>
            <a href={bookingUrl ?? undefined} rel="noopener noreferrer">
              {fill(TEXTS.offices.book, { name })}
            </a>
          </li>
        ))}
      </LinkRow>
    )
  );
};

export const bookingFragment = graphql`
  fragment BookingOffice on Office { name bookingUrl }
`;
