import { graphql } from 'gatsby';
import { AddressLines } from '../components/address-lines';
import { glyphs, Icon } from '../components/icon';
import { LocalTime } from '../components/local-time';
import { officeGlyphs } from '../components/office-glyphs';
import { Section } from '../components/section';
import { telHref } from '../message/tel-href';
import * as styles from './offices.module.css';

interface OfficesProps {
  title: string;
  offices: readonly Queries.OfficeDetailsFragment[];
}

/** The offices with address, phone, email, hours, local time and a link to a map. */
const OfficeList = ({ offices }: Pick<OfficesProps, 'offices'>) => (
  <ul className={styles.offices}>
    {offices.map((office) => (
      <li key={office.name} className={styles.office}>
        <h3 className={styles.name}>{office.name}</h3>
        <LocalTime timeZone={office.timeZone} />
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={officeGlyphs.pin} />
            <address className={styles.address}>
              <AddressLines address={office} />
              <a className={styles.link} href={office.mapUrl} target="_blank" rel="noopener noreferrer">
                <span>See it on a map </span>
                <span className={styles.newTab}>(opens in a new tab)</span>
              </a>
            </address>
          </li>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={officeGlyphs.phone} />
            <a className={styles.link} href={telHref(office.phone)}>
              {office.phone}
            </a>
          </li>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={glyphs.mail} />
            <a className={styles.link} href={`mailto:${office.email}`}>
              {office.email}
            </a>
          </li>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={officeGlyphs.clock} />
            <span>
              {office.hours.map(({ days, opens, closes }) => (
                <span key={days} className={styles.hours}>
                  {`${days}, ${opens} to ${closes}`}
                </span>
              ))}
            </span>
          </li>
        </ul>
      </li>
    ))}
  </ul>
);

/** A section with all offices; left out if there are none. */
export const Offices = ({ title, offices }: OfficesProps) =>
  offices.length > 0 && (
    <Section title={title} background="mist">
      <OfficeList offices={offices} />
    </Section>
  );

export const officeFragment = graphql`
  fragment OfficeDetails on Office {
    name
    street
    locality
    region
    postalCode
    country
    phone
    email
    timeZone
    hours {
      days
      opens
      closes
    }
    mapUrl
  }
`;
