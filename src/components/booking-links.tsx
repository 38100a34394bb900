import { graphql } from 'gatsby';
import { fill } from '../content-model/texts/fill';
import { LinkRow } from './link-row';

type Calendar = Pick<Queries.BookingOfficeFragment, 'name' | 'bookingUrl'>;

/** Links to the calendars of offices or people. */
export const BookingLinks = ({ calendars }: { calendars: readonly Calendar[] }) => (
  <LinkRow>
    {calendars.map(
      ({ name, bookingUrl }) =>
        bookingUrl && (
          <li key={name}>
            <a href={bookingUrl} rel="noopener noreferrer">
              {fill(TEXTS.offices.book, { name })}
            </a>
          </li>
        ),
    )}
  </LinkRow>
);

export const bookingFragment = graphql`
  fragment BookingOffice on Office { name bookingUrl }
`;
