/** What `npm run develop` adds to Gatsby's server. */
export const develop = {
  /** Folder of the CMS's own parts, from the project's root. */
  admin: 'dist/develop/admin',
  /** Address at which the browser is told of problems in the content, as server-sent events. */
  problemsAddress: '/___content-problems',
} as const;
