import type { ComponentPropsWithoutRef, MouseEvent } from 'react';

/** What the site's components use of Gatsby, for previews: links go nowhere, and no query is run. */
export const graphql = (): string => '';

let answer: object = {};

/** What static queries find, in place of Gatsby's data. */
export const answerStaticQueries = (data: object): void => {
  answer = data;
};

export const useStaticQuery = (): object => answer;

export const navigate = async (): Promise<void> => undefined;

const stay = (event: MouseEvent): void => event.preventDefault();

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string; state?: object };

export const Link = ({ to, state: _, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} onClick={stay}>
    {children}
  </a>
);
