/** Where `npm run develop` keeps its things, from the project's root. */
export const develop = {
  /** Last good copy of the content, which Gatsby reads. */
  content: 'dist/develop/content',
  /** Copy of the content that is looked for mistakes. */
  seen: 'dist/develop/seen',
  /** The mistakes of the content as it is. */
  report: 'dist/develop/mistakes.json',
  /** What the CMS at /admin is made of, besides Decap. */
  admin: 'dist/develop/admin',
  /** Address at which the browser is told of them, as server-sent events. */
  address: '/___content-mistakes',
} as const;
