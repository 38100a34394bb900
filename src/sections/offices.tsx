import { graphql } from 'gatsby';
import { AddressLines } from '../components/address-lines';
import { DayAndNight, OfficeClock } from '../components/day-and-night';
import { glyphs, Icon } from '../components/icon';
import { describeHours } from '../components/local-time';
import { Section } from '../components/section';
import { telHref } from '../message/tel-href';
import * as styles from './offices.module.css';

const officeGlyphs = {
  phone: 'M5 4h4l2 5-2.5 1.5a11 11 0 0 0 5 5L15 13l5 2v4a2 2 0 0 1-2 2A15 15 0 0 1 3 6a2 2 0 0 1 2-2z',
  pin: 'M12 21s7-6.2 7-11a7 7 0 0 0-14 0c0 4.8 7 11 7 11zM9.5 10a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z',
  clock: 'M3 12a9 9 0 1 0 18 0a9 9 0 1 0-18 0M12 7v5l3.5 2',
};

interface OfficesProps {
  title: string;
  /** Of the isles of the first two: with them the page ends in the sea, as others do with their footer. */
  pictures?: Queries.FooterPicturesFragment | null | undefined;
  offices: readonly Queries.OfficeDetailsFragment[];
}

/** The offices with address, phone, email, hours, local time and a link to a map. */
export const OfficeList = ({ offices }: Pick<OfficesProps, 'offices'>) => (
  <ul className={styles.offices}>
    {offices.map((office) => (
      <li key={office.name} className={styles.office}>
        <div className={styles.head}>
          <h3 className={styles.name}>{`${office.name} `}</h3>
          <div className={styles.clock}>
            <OfficeClock office={office} />
          </div>
        </div>
        <ul className={styles.facts}>
          <li className={styles.fact}>
            <Icon className={styles.icon} path={officeGlyphs.pin} />
            <div>
              <address className={styles.address}>
                <AddressLines lines={office.addressLines} />
              </address>
              <a
                className={styles.link}
                href={office.mapUrl}
                target="_blank"
                rel="noopener noreferrer"
                data-screen-only
              >
                <span>{`${TEXTS.offices.map} `}</span>
                <span data-visually-hidden>{TEXTS.offices.newTab}</span>
              </a>
            </div>
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
              {describeHours(office.hours).map((hours) => (
                <span key={hours} className={styles.hours}>
                  {hours}
                </span>
              ))}
            </span>
          </li>
        </ul>
      </li>
    ))}
  </ul>
);

/** Whom to call, at the head of a page: each office with its number. */
export const OfficePhones = ({ offices }: Pick<OfficesProps, 'offices'>) => (
  <ul className={styles.phones} data-screen-only>
    {offices.map(({ name, phone }) => (
      <li key={name}>
        <a className={styles.phone} href={telHref(phone)}>
          <Icon path={officeGlyphs.phone} />
          <span>{`${name} `}</span>
          <strong>{phone}</strong>
        </a>
      </li>
    ))}
  </ul>
);

/** A section with all offices; left out if there are none. */
export const Offices = ({ title, pictures, offices }: OfficesProps) =>
  offices.length > 0 && (
    <div className={styles.isles} data-isles={pictures ? '' : undefined}>
      {pictures && <DayAndNight pictures={pictures} offices={offices} />}
      <Section title={title} background={pictures ? 'ink' : 'mist'}>
        <OfficeList offices={offices} />
      </Section>
    </div>
  );

export const officeFragment = graphql`
  fragment OfficeDetails on Office {
    name addressLines mapUrl phone email timeZone
    hours { days weekdays opens closes }
  }
`;
