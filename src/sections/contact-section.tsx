import { graphql } from 'gatsby';
import { BookingLinks } from '../components/booking-links';
import { PageLinks } from '../components/link-row';
import { LocalTime } from '../components/local-time';
import { Section } from '../components/section';
import { ContactForm } from '../forms/contact/contact-form';
import type { Contact } from '../forms/sending/addressee';
import { telHref } from '../message/tel-href';
import * as styles from './contact-section.module.css';

interface ContactSectionProps {
  heading: Queries.SectionHeadingFragment;
  data: Queries.ContactSectionFragment;
  contact: Contact;
}

/** The home page's contact form, next to the offices' phone numbers and email addresses. */
export const ContactSection = ({ heading, data: { offices, prices }, contact }: ContactSectionProps) => (
  <Section
    id="contact-us"
    {...heading}
    layout="beside"
    aside={
      <>
        <ul className={styles.offices}>
          {offices.nodes.map(({ name, phone, email, timeZone }) => (
            <li key={name} className={styles.office}>
              <h3 className={styles.name}>{name}</h3>
              <LocalTime timeZone={timeZone} />
              <a className={styles.link} href={telHref(phone)}>
                {`${phone} `}
              </a>
              <a className={styles.link} href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
        </ul>
        <BookingLinks calendars={contact ? [] : offices.nodes} />
        <PageLinks pages={[prices?.page]} />
      </>
    }
  >
    <ContactForm contact={contact} />
  </Section>
);

export const contactSectionFragment = graphql`
  fragment ContactSection on Query {
    offices: allOffice { nodes { name phone email timeZone ...BookingOffice } }
    prices { ...PricesPage }
  }
`;
