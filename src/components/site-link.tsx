import { navigate, withPrefix } from 'gatsby';
import {
  type ComponentPropsWithoutRef,
  type MouseEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
} from 'react';
import { pageOf } from '../navigation/active-link';
import { fetchInView, fetchTouched } from '../navigation/fetch-ahead';
import { startLoading } from '../navigation/route-state';

type SiteLinkProps = Omit<
  ComponentPropsWithoutRef<'a'>,
  'href' | 'onFocus' | 'onMouseEnter' | 'onTouchStart'
> & {
  /** Path on this site, with an optional `#section`. */
  to: string;
  /** Passed along with the navigation; `keepScroll` leaves the reader where they are. */
  state?: { keepScroll: boolean };
};

/** A link as Gatsby writes addresses (gatsby-config.ts, `trailingSlash`), which editors may have written otherwise. */
const withoutSlash = (link: string): string => link.replace(/(.)\/(?=$|[?#])/, '$1');

const fetchAhead = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => fetchTouched(currentTarget);

/**
 * A link to a page of this site, which it fetches ahead; it tells the shell that a navigation begins. Gatsby's own Link does
 * the same with nine components and an observer for each link, all of which render again with every change of page.
 */
export const SiteLink = ({ to, state, onClick, ...rest }: SiteLinkProps) => {
  const link = useRef<HTMLAnchorElement>(null);
  const address = withoutSlash(to);
  const href = withPrefix(address);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another page to fetch.
  useEffect(() => (link.current ? fetchInView(link.current) : undefined), [href]);

  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensHere =
      !event.defaultPrevented &&
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
      !rest.target;
    if (!opensHere) return;
    event.preventDefault();
    if (pageOf(to) !== pageOf(window.location.pathname)) startLoading();
    // The page that is open is not entered into the history a second time.
    navigate(address, { state, replace: encodeURI(href) === window.location.pathname });
  };

  return (
    <a
      {...rest}
      ref={link}
      href={href}
      onClick={follow}
      onMouseEnter={fetchAhead}
      // About a tenth of a second before the click.
      onTouchStart={fetchAhead}
      onFocus={(event) => {
        // A press focuses a link too, but between the press and the page that is waited for.
        if (event.currentTarget.matches(':focus-visible')) fetchAhead(event);
      }}
    />
  );
};
