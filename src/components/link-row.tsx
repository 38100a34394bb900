import type { Elements } from './elements';
import * as styles from './link-row.module.css';
import { SiteLink } from './site-link';

/** Links in a row; its children are list items. */
export const LinkRow = ({ children }: { children: Elements }) => <ul className={styles.row}>{children}</ul>;

/** The name of a page in links, without what its title explains after a colon: "How We Work: Prices, Contracts". */
export const shortTitle = (title: string): string => title.split(': ')[0] ?? title;

type PageLink = { readonly title: string; readonly path: string } | null | undefined;

/** Links to those of the pages that exist, by their short names; nothing without any. */
export const PageLinks = ({ pages }: { pages: readonly PageLink[] }) => {
  const existing = pages.filter((page) => page != null);
  return (
    existing.length > 0 && (
      <LinkRow>
        {existing.map(({ title, path }) => (
          <li key={path}>
            <SiteLink to={path}>{shortTitle(title)}</SiteLink>
          </li>
        ))}
      </LinkRow>
    )
  );
};
