import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { pageOf } from '../navigation/active-link';
import { startLoading } from '../navigation/route-state';

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** Path on this site, with an optional `#section`. */
  to: string;
  /** Passed along with the navigation; `keepScroll` leaves the reader where they are. */
  state?: { keepScroll: boolean };
};

/** A link to a page of this site; it tells the shell that a navigation begins. */
export const SiteLink = ({ to, onClick, ...rest }: SiteLinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    const opensHere =
      !event.defaultPrevented &&
      event.button === 0 &&
      !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
      !rest.target;
    if (opensHere && pageOf(to) !== pageOf(window.location.pathname)) startLoading();
  };
  // Gatsby's link marks `/#section` as the current page when the home page is open; the menu does that itself.
  return (
    <Link to={to} onClick={follow} getProps={() => ({ 'aria-current': rest['aria-current'] })} {...rest} />
  );
};
