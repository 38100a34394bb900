interface Size {
  width: number;
  height: number;
}

/** A logo's upper left corner and size. */
interface Box extends Size {
  x: number;
  y: number;
}

/** Pixels between two logos (behaviour.md, rule 40). */
export const logoGap = 10;
/** Random attempts for each logo (behaviour.md, rule 40). */
const logoAttempts = 1000;
/** Free places compared for each logo; the one farthest from the others leaves the fewest holes. */
const candidates = 12;
/** About one placement in a hundred leaves a logo without room. */
const placementsTried = 3;

const tooClose = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + logoGap &&
  other.x < one.x + one.width + logoGap &&
  one.y < other.y + other.height + logoGap &&
  other.y < one.y + one.height + logoGap;

/** Distance to the nearest other; logos are wider than high. */
const nearest = (box: Box, others: readonly Box[]): number =>
  Math.min(...others.map(({ x, y }) => Math.hypot((x - box.x) / 2.5, y - box.y)));

const findPlace = (logo: Size, area: Size, taken: readonly Box[]): Box | undefined => {
  const upTo = (most: number): number => Math.floor(Math.random() * (most + 1));
  const free: Box[] = [];
  if (logo.width > area.width || logo.height > area.height) return undefined;
  for (let attempt = 0; attempt < logoAttempts && free.length < candidates; attempt += 1) {
    const box = { ...logo, x: upTo(area.width - logo.width), y: upTo(area.height - logo.height) };
    if (!taken.some((other) => tooClose(box, other))) free.push(box);
  }
  return free.sort((one, other) => nearest(other, taken) - nearest(one, taken))[0];
};

/**
 * Scatters logos over an area at random, at least `logoGap` apart.
 * @returns a box for each logo, in their order; undefined if one of them finds no place
 */
export const scatterLogos = (area: Size, logos: readonly Size[]): Box[] | undefined => {
  for (let tried = 0; tried < placementsTried; tried += 1) {
    const taken: Box[] = [];
    for (const logo of logos) {
      const box = findPlace(logo, area, taken);
      if (!box) break;
      taken.push(box);
    }
    if (taken.length === logos.length) return taken;
  }
  return undefined;
};
