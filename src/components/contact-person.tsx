import { graphql } from 'gatsby';
import { telHref } from '../message/tel-href';
import { BookingLinks } from './booking-links';
import * as styles from './contact-person.module.css';
import { Picture } from './picture/picture';

interface ContactPersonProps {
  person: Queries.ContactPersonFragment;
  /** In place of the name. */
  line?: string;
}

/** Somebody to call: portrait, role, what they know, phone and calendar. */
export const ContactPerson = ({ person, line = person.name }: ContactPersonProps) => {
  const { role, image, about, phone } = person;
  return (
    <div className={styles.contact}>
      <Picture picture={image} alt="" className={styles.picture} />
      <div>
        <p className={styles.name}>{`${line} `}</p>
        <p className={styles.role}>{`${role} `}</p>
      </div>
      <div className={styles.text}>
        {about && <p>{about}</p>}
        <div className={styles.ways}>
          {phone && <a href={telHref(phone)}>{`${phone} `}</a>}
          <BookingLinks calendars={[person]} />
        </div>
      </div>
    </div>
  );
};

export const contactPersonFragment = graphql`
  fragment ContactPerson on Person { slug name role about phone bookingUrl image { ...SmallPicture } }
`;
