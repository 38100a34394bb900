export interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  x: number;
  y: number;
}

interface ScatterInput {
  area: Size;
  logos: readonly Size[];
  /** The same seed gives the same positions. */
  seed: number;
}

export interface Placement {
  /** Upper left corner of every logo, in the given order. */
  places: Pick<Box, 'x' | 'y'>[];
  /** The height the logos need: that of the area, or more if it was too small. */
  height: number;
}

/** Pixels between two logos (behaviour.md, rule 40). */
export const logoGap = 10;
/** Random attempts for each logo (behaviour.md, rule 40). */
const logoAttempts = 1000;
/** Free places compared for each logo; the one farthest from the others leaves the fewest holes. */
const candidates = 12;

/** Mulberry32: a small generator with the same numbers everywhere. */
const randomFrom = (seed: number) => {
  let state = seed | 0;
  return (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const at = ({ width, height }: Size, x: number, y: number): Box => ({ x, y, width, height });

const tooClose = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + logoGap &&
  other.x < one.x + one.width + logoGap &&
  one.y < other.y + other.height + logoGap &&
  other.y < one.y + one.height + logoGap;

/** Distance to the nearest other; logos are wider than high. */
const nearest = (box: Box, others: readonly Box[]): number =>
  Math.min(...others.map(({ x, y }) => Math.hypot((x - box.x) / 2.5, y - box.y)));

/**
 * The highest, then leftmost free position. Any free position can be pushed up and left until it meets the edge or
 * another logo, so only such positions are tried; the one below all logos is always free.
 */
const firstFreePlace = (logo: Size, taken: readonly Box[], areaWidth: number): Box => {
  const ascending = (numbers: number[]) => [0, ...numbers].sort((one, other) => one - other);
  const columns = ascending(taken.map(({ x, width }) => x + width + logoGap)).filter(
    (x) => x === 0 || x + logo.width <= areaWidth,
  );
  const rows = ascending(taken.map(({ y, height }) => y + height + logoGap));
  for (const y of rows) {
    for (const x of columns) {
      const box = at(logo, x, y);
      if (!taken.some((other) => tooClose(box, other))) return box;
    }
  }
  throw new Error('The place below all logos must be free');
};

/**
 * Scatters logos over an area at random, at least `logoGap` apart. A logo that finds no free position in
 * `logoAttempts` attempts takes the first gap that the others leave; if there is none, the area grows downwards. So
 * nothing overlaps and no logo is lost.
 */
export const scatterLogos = ({ area, logos, seed }: ScatterInput): Placement => {
  const random = randomFrom(seed);
  const upTo = (most: number): number => Math.floor(random() * (Math.max(0, most) + 1));
  const taken: Box[] = [];
  const take = (box: Box): Box => {
    taken.push(box);
    return box;
  };
  const placeAtRandom = (logo: Size): Box | undefined => {
    if (logo.height > area.height) return undefined;
    let best: Box | undefined;
    let found = 0;
    for (let attempt = 0; attempt < logoAttempts && found < candidates; attempt += 1) {
      const box = at(logo, upTo(area.width - logo.width), upTo(area.height - logo.height));
      if (taken.some((other) => tooClose(box, other))) continue;
      found += 1;
      if (!best || nearest(box, taken) > nearest(best, taken)) best = box;
    }
    return best && take(best);
  };
  const places = logos
    .map((logo) => ({ logo, box: placeAtRandom(logo) }))
    .map(({ logo, box }) => box ?? take(firstFreePlace(logo, taken, area.width)))
    .map(({ x, y }) => ({ x, y }));
  return { places, height: Math.max(area.height, ...taken.map(({ y, height }) => y + height)) };
};

/** A score for how evenly logos are spread: the mean distance from each middle to the nearest one, in pixels. */
export const evenness = ({ places }: Placement, logos: readonly Size[]): number => {
  const middles = places.map(({ x, y }, index) => ({
    x: x + (logos[index]?.width ?? 0) / 2,
    y: y + (logos[index]?.height ?? 0) / 2,
  }));
  const nearest = middles.map((one) =>
    Math.min(...middles.filter((other) => other !== one).map(({ x, y }) => Math.hypot(x - one.x, y - one.y))),
  );
  const apart = nearest.filter(Number.isFinite);
  return apart.reduce((sum, distance) => sum + distance, 0) / Math.max(1, apart.length);
};
