import type { ComponentPropsWithoutRef } from 'react';

// Stands in for Gatsby in component tests: links go nowhere, and no query is run.
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
export const navigate = jest.fn();

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string; state?: object };

export const Link = ({ to, state, onClick, children, ...rest }: LinkProps) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      onClick?.(event);
      if (!event.defaultPrevented && event.button === 0) navigate(to, { state });
      event.preventDefault();
    }}
  >
    {children}
  </a>
);
