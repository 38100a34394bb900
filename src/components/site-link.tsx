import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { pageOf } from '../browser/active-link';
import { startLoading } from '../browser/route-state';

type SiteLinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & {
  /** Path on this site, with an optional `#section`. */
  to: string;
  /** Passed along with the navigation; `keepScroll` leaves the reader where they are. */
  state?: { keepScroll: boolean };
};

const opensHere = (event: MouseEvent<HTMLAnchorElement>): boolean =>
  !event.defaultPrevented &&
  event.button === 0 &&
  !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) &&
  !event.currentTarget.target;

/** Gatsby's Link, which also tells the layout that a navigation begins. */
export const SiteLink = ({ to, onClick, ...rest }: SiteLinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (opensHere(event) && pageOf(to) !== pageOf(window.location.pathname)) startLoading();
  };
  return <Link {...rest} to={to} onClick={follow} />;
};
