/** What the site's components use of Gatsby, for previews: links lead nowhere, and queries have run elsewhere. */
export const navigate = (): void => undefined;

export const withPrefix = (path: string): string => path;

export const graphql = (): string => '';

export const useStaticQuery = (): never => {
  throw new Error('Previews run no queries');
};
