import { footerMenuId } from '../footer';
import type { LayoutData } from '../use-layout-data';
import * as styles from './header.module.css';

interface HeaderErrorProps {
  company: Pick<LayoutData['company'], 'name'>;
  contact: LayoutData['navigation']['contactButton'];
}

/** Replaces a header that failed to render with plain links that reach everything else. */
export const HeaderError = ({ company, contact }: HeaderErrorProps) => (
  <header className={styles.header} data-site="header">
    <div className={styles.bar}>
      <a className={styles.logo} href="/">
        {company.name}
      </a>
      <a href={`#${footerMenuId}`}>Menu</a>
      <a href={contact.link}>{contact.name}</a>
    </div>
  </header>
);
