/** The address of the page that a path may mean: without `index.html`, `.html`, a slash at its end, and capitals. */
export const guessAddress = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+$/, '')
    .replace(/(?:\/index)?(?:\.html?)?$/, '') || '/';
