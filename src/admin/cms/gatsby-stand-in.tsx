import type { ComponentPropsWithoutRef } from 'react';

/** What the site's components use of Gatsby, for previews: links lead nowhere, and queries have run elsewhere. */
export const Link = ({
  to,
  getProps: _,
  state: __,
  onClick,
  ...rest
}: ComponentPropsWithoutRef<'a'> & { to: string; getProps?: unknown; state?: unknown }) => (
  <a
    {...rest}
    href={to}
    onClick={(event) => {
      event.preventDefault();
      onClick?.(event);
    }}
  />
);

export const graphql = (): string => '';

export const useStaticQuery = (): never => {
  throw new Error('Previews run no queries');
};
