/** Random attempts for each logo (behaviour.md, rule 40). */
const logoAttempts = 1000;

/**
 * A random cell of a grid for each logo, so that no two share one.
 * @returns the number of each logo's cell; undefined if one of them finds no free cell
 */
export const chooseCells = (count: number): number[] | undefined => {
  const taken = new Set<number>();
  for (let logo = 0; logo < count; logo += 1) {
    for (let attempt = 0; attempt < logoAttempts && taken.size === logo; attempt += 1) {
      taken.add(Math.floor(Math.random() * count));
    }
    if (taken.size === logo) return undefined;
  }
  return [...taken];
};
