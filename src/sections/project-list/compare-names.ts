/**
 * Compares two names by the alphabet, upper case like lower case; for `sort`.
 *
 * Not `localeCompare`: the browser reads its collation tables for that, which holds a slow phone up for a quarter of a
 * second (docs/performance.md).
 */
export const compareNames = (a: string, b: string): number => {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : Number(first > second);
};
