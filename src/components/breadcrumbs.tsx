import type { Breadcrumb } from '../head/breadcrumbs';
import * as styles from './breadcrumbs.module.css';
import { SiteLink } from './site-link';

/** Links from the home page to the parent of this page; the page's own name is its heading. */
export const Breadcrumbs = ({ breadcrumbs }: { breadcrumbs: readonly Breadcrumb[] }) => (
  <nav aria-label={TEXTS.page.breadcrumb}>
    <ol className={styles.breadcrumbs}>
      {breadcrumbs.slice(0, -1).map(({ title, path }) => (
        <li key={path}>
          <SiteLink to={path}>{title}</SiteLink>
        </li>
      ))}
    </ol>
  </nav>
);
