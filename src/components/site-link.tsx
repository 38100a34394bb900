import { Link } from 'gatsby';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { open } from '../browser/navigation';

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

/** Gatsby's Link, which opens its page with the site's own navigation (src/browser/navigation.ts). */
export const SiteLink = ({ to, state, onClick, ...rest }: SiteLinkProps) => {
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!opensHere(event)) return;
    event.preventDefault();
    void open(to, state);
  };
  return <Link {...rest} to={to} onClick={follow} />;
};
