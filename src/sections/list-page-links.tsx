import { SiteLink } from '../components/site-link';
import { buildListPageAddress, type ListContext } from '../content-model/list-pages';
import { fill } from '../content-model/texts/fill';
import * as styles from './list-page-links.module.css';

/** The pages nearest to one: `1 … 4 5 6 … 9`; undefined for a gap. */
const nearPages = (number: number, of: number): (number | undefined)[] => {
  const near = [...new Set([1, number - 1, number, number + 1, of])].filter(
    (page) => page >= 1 && page <= of,
  );
  return near.flatMap((page, index) => (page - (near[index - 1] ?? page) > 1 ? [undefined, page] : [page]));
};

/** Links to the pages of a list; nothing if it has one. */
export const ListPageLinks = ({ list, number, of }: Pick<ListContext, 'list' | 'number' | 'of'>) =>
  of > 1 && (
    <nav aria-label={TEXTS.lists.pages}>
      <ul className={styles.pages}>
        {nearPages(number, of).map((page, index) => (
          <li key={page ?? `gap ${index}`}>
            {page === undefined ? (
              <span>…</span>
            ) : (
              <SiteLink
                to={buildListPageAddress(list, page)}
                rel={page === number - 1 ? 'prev' : page === number + 1 ? 'next' : undefined}
                aria-current={page === number ? 'page' : undefined}
                aria-label={fill(TEXTS.lists.page, { number: page })}
              >
                {page}
              </SiteLink>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );

/**
 * What the head of a list's page needs: a title of its own and the share card of the whole list. Search engines list the
 * pages of the whole list, not those of a part of it.
 * @param names what the page's part of the list is chosen by
 */
export const listPageSeo = <Page extends { title: string; path: string }>(
  page: Page,
  { list, number }: ListContext,
  names: readonly string[],
): { page: Page; cardOf: string; noindex: boolean } => {
  const title = [page.title, ...names].join(': ');
  const address = buildListPageAddress(list, number);
  return {
    page: {
      ...page,
      title: number > 1 ? fill(TEXTS.lists.titleOfPage, { title, number }) : title,
      path: address,
    },
    cardOf: page.path,
    noindex: list !== page.path,
  };
};
