import type { Elements } from './elements';
import * as styles from './link-row.module.css';
import { SiteLink } from './site-link';

/** Links in a row; its children are list items. Nothing without any. */
export const LinkRow = ({ children }: { children: readonly Elements[] }) =>
  children.some(Boolean) && <ul className={styles.row}>{children}</ul>;

/** The name of a page in links, without what its title explains after a colon: "How We Work: Prices, Contracts". */
export const shortTitle = (title: string): string => title.split(': ')[0] ?? title;

type PageLink = { readonly title: string; readonly path: string } | null | undefined;

/** Links to those of the pages that exist, by their short names. */
export const PageLinks = ({ pages }: { pages: readonly PageLink[] }) => (
  <LinkRow>
    {pages.map(
      (page) =>
        page && (
          <li key={page.path}>
            <SiteLink to={page.path}>{shortTitle(page.title)}</SiteLink>
          </li>
        ),
    )}
  </LinkRow>
);
