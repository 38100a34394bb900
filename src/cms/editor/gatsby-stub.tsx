import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

/** What the site's components use of Gatsby, for previews: links go nowhere, and no query is run. */
export const graphql = (): string => '';

export const useStaticQuery = (): never => {
  throw new Error('Previews run no queries');
};

export const navigate = async (): Promise<void> => undefined;

const stay = (event: MouseEvent): void => event.preventDefault();

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string; state?: object };

export const Link = ({ to, state: _, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} onClick={stay}>
    {children}
  </a>
);
