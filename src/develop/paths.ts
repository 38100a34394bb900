/** What `npm run develop` adds to Gatsby's server. */
export const develop = {
  /** Folder of the CMS's own parts, from the project's root. */
  admin: 'dist/develop/admin',
  /** Address that sends the problems in the content to the browser, as server-sent events. */
  problemsAddress: '/___content-problems',
} as const;
