import { createContext } from 'react';

// Stands in for Gatsby in component tests: nothing is navigated to, and no query is run.
export const graphql = () => undefined;
export const useStaticQuery = jest.fn();
export const StaticQueryContext = createContext({});
export const navigate = jest.fn();
export const withPrefix = (path: string): string => path;
