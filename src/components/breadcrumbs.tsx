import * as styles from './breadcrumbs.module.css';
import { SiteLink } from './site-link';

interface BreadcrumbsProps {
  /** From the home page to this page, both included. */
  breadcrumbs: readonly { title: string; path: string }[];
}

/** The way from the home page to this one; the page itself is its heading and is left out. */
export const Breadcrumbs = ({ breadcrumbs }: BreadcrumbsProps) => (
  <nav aria-label="Breadcrumb">
    <ol className={styles.breadcrumbs}>
      {breadcrumbs.slice(0, -1).map(({ title, path }) => (
        <li key={path}>
          <SiteLink to={path}>{title}</SiteLink>
        </li>
      ))}
    </ol>
  </nav>
);
