/**
 * Compares two names alphabetically, ignoring case; for `sort`.
 * Not `localeCompare`, because loading the browser's collation data takes a slow phone a quarter of a second.
 */
export const compareNames = (a: string, b: string): number => {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : Number(first > second);
};
