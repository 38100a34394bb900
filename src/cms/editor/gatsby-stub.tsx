import { type ComponentPropsWithoutRef, createContext, useContext } from 'react';

/** Replaces Gatsby in previews: links go nowhere, and queries run over the CMS's entries. */

/** The texts of all queries and fragments of the components that have been loaded. */
export const documents: string[] = [];

export const graphql = (parts: TemplateStringsArray): string => {
  const text = parts.join('');
  documents.push(text);
  return text;
};

/** Runs a query without variables. */
export const QueryRunner = createContext<(query: string) => object>(() => ({}));

export const useStaticQuery = (query: string): object => useContext(QueryRunner)(query);

export const navigate = async (): Promise<void> => undefined;

type LinkProps = Omit<ComponentPropsWithoutRef<'a'>, 'href'> & { to: string; state?: object };

export const Link = ({ to, state: _, children, ...rest }: LinkProps) => (
  <a {...rest} href={to} onClick={(event) => event.preventDefault()}>
    {children}
  </a>
);
