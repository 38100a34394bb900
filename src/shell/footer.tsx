import { Icon } from '../components/icon';
import { Shore } from '../components/shore';
import { SiteLink } from '../components/site-link';
import { isCurrent } from '../navigation/active-link';
import * as styles from './footer.module.css';
import { Logo } from './logo';

interface FooterProps {
  company: {
    name: string;
    legalName: string;
    mark: { drawing: string | null };
    footerText: string;
    copyrightYear: number;
    socialLinks: readonly { name: string; icon: string; link: string | null }[];
  };
  menu: readonly { name: string; link: string }[];
  legal: readonly { name: string; link: string }[];
  services: readonly { title: string; path: string }[];
  offices: readonly {
    name: string;
    street: string;
    locality: string;
    region: string;
    postalCode: string;
    country: string;
    phone: string;
    email: string;
  }[];
  pathname: string;
}

export const Footer = ({ company, menu, legal, services, offices, pathname }: FooterProps) => (
  <footer className={styles.footer} data-site="footer">
    <Shore />
    <div className={styles.inner}>
      <div className={styles.about}>
        <Logo {...company} />
        <p className={styles.text}>{company.footerText}</p>
        <ul className={styles.social}>
          {company.socialLinks.map(({ name, icon, link }) => (
            <li key={name}>
              {link ? (
                <a className={styles.network} href={link} target="_blank" rel="noopener noreferrer">
                  <Icon path={icon} />
                  <span className={styles.hiddenLabel}>{name} (opens in a new tab)</span>
                </a>
              ) : (
                <span className={styles.network} data-inactive>
                  <Icon path={icon} />
                  <span className={styles.hiddenLabel}>{name}</span>
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {offices.map((office) => (
        <div key={office.name} className={styles.office}>
          <h2 className={styles.heading}>{office.name}</h2>
          <address className={styles.address}>
            <p>
              {office.street}
              <br />
              {office.locality}, {office.region} {office.postalCode}
              <br />
              {office.country}
            </p>
            <p>
              <a className={styles.link} href={`tel:${office.phone.replaceAll(' ', '')}`}>
                {office.phone}
              </a>
              <br />
              <a className={styles.link} href={`mailto:${office.email}`}>
                {office.email}
              </a>
            </p>
          </address>
        </div>
      ))}
      <nav aria-label="Footer">
        <h2 className={styles.heading}>Menu</h2>
        <ul className={styles.list}>
          {menu.map(({ name, link }) => (
            <li key={name}>
              <SiteLink
                className={styles.link}
                to={link}
                aria-current={isCurrent(link, pathname) ? 'page' : undefined}
              >
                {name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <nav aria-label="Quick links">
        <h2 className={styles.heading}>Quick links</h2>
        <ul className={styles.list}>
          {services.map(({ title, path }) => (
            <li key={path}>
              <SiteLink
                className={styles.link}
                to={path}
                aria-current={isCurrent(path, pathname) ? 'page' : undefined}
              >
                {title}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
    <div className={styles.end}>
      <p>
        © {company.copyrightYear} {company.legalName}
      </p>
      <ul className={styles.legal}>
        {legal.map(({ name, link }) => (
          <li key={name}>
            <SiteLink className={styles.link} to={link}>
              {name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </div>
  </footer>
);
