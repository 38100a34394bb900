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
/** Part of a row that its logos may fill: in fuller ones, random places leave gaps in which none fits. */
const rowFill = 0.64;
/** Free places compared for each logo; the one farthest from the others leaves the fewest holes. */
const candidates = 12;
/** About one placement in a hundred leaves a logo without room. */
const placementsTried = 3;

const upTo = (most: number): number => Math.floor(Math.random() * (most + 1));

const tooClose = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width + logoGap &&
  other.x < one.x + one.width + logoGap &&
  one.y < other.y + other.height + logoGap &&
  other.y < one.y + one.height + logoGap;

/** Distance to the nearest other; logos are wider than high. */
const nearest = (box: Box, others: readonly Box[]): number =>
  Math.min(...others.map(({ x, y }) => Math.hypot((x - box.x) / 2.5, y - box.y)));

/** A free place in one of the rows, given by their middles; without rows, anywhere. */
const findPlace = (
  logo: Size,
  area: Size,
  taken: readonly Box[],
  rows: readonly number[],
): Box | undefined => {
  const free: Box[] = [];
  if (logo.width > area.width || logo.height > area.height) return undefined;
  for (let attempt = 0; attempt < logoAttempts && free.length < candidates; attempt += 1) {
    const middle = rows[upTo(rows.length - 1)];
    const y = middle ? Math.floor(middle - logo.height / 2) : upTo(area.height - logo.height);
    const box = { ...logo, x: upTo(area.width - logo.width), y };
    if (!taken.some((other) => tooClose(box, other))) free.push(box);
  }
  return free.sort((one, other) => nearest(other, taken) - nearest(one, taken))[0];
};

/** The middles of as few rows as the logos need, at equal distances; none where those have no room. */
const findRows = (area: Size, logos: readonly Size[]): number[] => {
  const room = Math.floor(area.height / (Math.max(...logos.map(({ height }) => height)) + logoGap));
  const width = logos.reduce((sum, logo) => sum + logo.width + logoGap, 0);
  const count = Math.ceil(width / rowFill / area.width);
  return Array.from({ length: count > room ? 0 : count }, (_, row) => ((row + 0.5) * area.height) / count);
};

/**
 * Scatters logos at random along rows, at least `logoGap` apart.
 * @returns a box for each logo, in their order; undefined if one of them finds no place
 */
export const scatterLogos = (area: Size, logos: readonly Size[]): Box[] | undefined => {
  const rows = findRows(area, logos);
  for (let tried = 0; tried < placementsTried; tried += 1) {
    const taken: Box[] = [];
    for (const logo of logos) {
      const box = findPlace(logo, area, taken, rows);
      if (!box) break;
      taken.push(box);
    }
    if (taken.length === logos.length) return taken;
  }
  return undefined;
};
