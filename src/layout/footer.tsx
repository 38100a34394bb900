import { isCurrent } from '../browser/active-link';
import { AddressLines } from '../components/address-lines';
import { DayAndNight, OfficeClock } from '../components/day-and-night';
import { Icon } from '../components/icon';
import { SiteLink } from '../components/site-link';
import { WaveDivider } from '../components/wave-divider';
import { fill } from '../content-model/texts/fill';
import { telHref } from '../message/tel-href';
import * as styles from './footer.module.css';
import { Logo } from './logo';
import type { LayoutData } from './use-layout-data';

/** Of many services the footer has the first; the link to their section leads to all. */
const quickLinks = 12;

/** Without scripts the header's menu button leads there. */
export const footerMenuId = 'footer-menu';

type NamedLink = LayoutData['navigation']['footer'][number];

interface FooterProps extends Pick<LayoutData, 'company' | 'services' | 'offices'> {
  navigation: Pick<LayoutData['navigation'], 'footer' | 'legal'>;
  pathname: string;
  /** The last line alone. */
  isShort?: boolean;
}

const About = ({ company }: Pick<FooterProps, 'company'>) => (
  <div className={styles.about}>
    <Logo {...company} />
    <p className={styles.text}>{company.footerText}</p>
    <ul className={styles.social}>
      {company.socialLinks.map(({ name, icon, link }) => (
        <li key={name}>
          {link ? (
            <a className={styles.network} href={link} target="_blank" rel="noopener noreferrer">
              <Icon path={icon} />
              <span data-visually-hidden>{fill(TEXTS.footer.newTab, { name })}</span>
            </a>
          ) : (
            <span className={styles.network} data-inactive>
              <Icon path={icon} />
              <span data-visually-hidden>{name}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  </div>
);

const OfficeAddress = ({ office, clock }: { office: LayoutData['offices'][number]; clock: boolean }) => (
  <div className={styles.office}>
    <h2 className={styles.heading}>{office.name}</h2>
    {clock && <OfficeClock office={office} />}
    <address className={styles.address}>
      <p>
        <AddressLines lines={office.addressLines} />
      </p>
      <p>
        <a className={styles.link} href={telHref(office.phone)}>
          {office.phone}
        </a>
        <br />
        <a className={styles.link} href={`mailto:${office.email}`}>
          {office.email}
        </a>
      </p>
    </address>
  </div>
);

export const Footer = ({ company, navigation, services, offices, pathname, isShort }: FooterProps) => {
  const links = (pages: readonly NamedLink[]) =>
    pages.map(({ name, link }) => (
      <li key={`${name} ${link}`}>
        <SiteLink
          className={styles.link}
          to={link}
          aria-current={isCurrent(link, pathname) ? 'page' : undefined}
        >
          {name}
        </SiteLink>
      </li>
    ));
  const pictures = isShort ? null : company.footerPictures;
  return (
    <footer className={styles.footer} data-sea={pictures ? '' : undefined} data-site="footer">
      {pictures && <DayAndNight pictures={pictures} offices={offices} />}
      <div className={styles.shore}>
        <WaveDivider />
      </div>
      {!isShort && (
        <div className={styles.inner}>
          {!pictures && <About company={company} />}
          {offices.map((office, index) => (
            <OfficeAddress key={office.name} office={office} clock={Boolean(pictures) && index < 2} />
          ))}
          {pictures && <About company={company} />}
          <nav id={footerMenuId} aria-label={TEXTS.footer.label}>
            <h2 className={styles.heading}>{TEXTS.footer.menu}</h2>
            <ul className={styles.list}>{links(navigation.footer)}</ul>
          </nav>
          <nav aria-label={TEXTS.footer.quickLinks}>
            <h2 className={styles.heading}>{TEXTS.footer.quickLinks}</h2>
            <ul className={styles.list}>{links(services.slice(0, quickLinks))}</ul>
          </nav>
        </div>
      )}
      <div className={styles.end}>
        <p>{`© ${company.copyrightYear} ${company.legalName}`}</p>
        <ul className={styles.legal}>{links(navigation.legal)}</ul>
      </div>
    </footer>
  );
};
