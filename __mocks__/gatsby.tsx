import { type AnchorHTMLAttributes, createContext } from 'react';

interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
  state?: unknown;
  getProps?: unknown;
}

// Stands in for Gatsby in component tests: a link is an anchor, and no query is run.
export const Link = ({ to, state: _state, getProps: _getProps, ...rest }: LinkProps) => (
  <a href={to} {...rest} />
);
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
export const StaticQueryContext = createContext({});
export const navigate = jest.fn();
