import { graphql } from 'gatsby';
import { glyphs, Icon } from '../components/icon';
import { LocalTime } from '../components/local-time';
import { officeGlyphs } from '../components/office-glyphs';
import * as styles from './offices.module.css';

interface OfficesProps {
  offices: readonly {
    name: string;
    street: string;
    locality: string;
    region: string;
    postalCode: string;
    country: string;
    phone: string;
    email: string;
    timeZone: string;
    hours: readonly { days: string; opens: string; closes: string }[];
    mapUrl: string;
  }[];
}

/** The offices with address, phone, mail, hours, local time and a link to a map. */
export const Offices = ({ offices }: OfficesProps) => (
  <ul className={styles.offices}>
    {offices.map((office) => (
      <li key={office.name} className={styles.office}>
        <h3 className={styles.name}>{office.name}</h3>
        <LocalTime timeZone={office.timeZone} />
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={officeGlyphs.pin} />
            <address className={styles.address}>
              {office.street}
              <br />
              {office.locality}, {office.region} {office.postalCode}
              <br />
              {office.country}
              <br />
              <a className={styles.link} href={office.mapUrl} target="_blank" rel="noopener noreferrer">
                See it on a map <span className={styles.newTab}>(opens in a new tab)</span>
              </a>
            </address>
          </li>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={officeGlyphs.phone} />
            <a className={styles.link} href={`tel:${office.phone.replaceAll(' ', '')}`}>
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
                  {days}, {opens} to {closes}
                </span>
              ))}
            </span>
          </li>
        </ul>
      </li>
    ))}
  </ul>
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
