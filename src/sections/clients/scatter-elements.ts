import { evenness, type Placement, type Size, scatterLogos } from './scatter-logos';

/** Sizes and offsets are whole pixels, the layout has fractions: each logo gets this much room on every side. */
const rounding = 1;
/** Random placements of which the most even one is kept. */
const placementsTried = 16;

/** The most even of several placements. About one in a hundred leaves a logo without room, and is never the best. */
const placeWithin = (area: Size, logos: readonly Size[], seed: number): Placement => {
  const placements = Array.from({ length: placementsTried }, (_, other) =>
    scatterLogos({ area, logos, seed: seed + other }),
  );
  const score = (placement: Placement): number =>
    evenness(placement, logos) - Math.max(0, placement.height - area.height);
  return placements.reduce((best, other) => (score(other) > score(best) ? other : best));
};

/**
 * Moves the items of a grid to random positions within the grid's own area. They stay grid items and are moved by
 * `--dx` and `--dy`, so that the section keeps its height and nothing else shifts.
 */
export const scatterElements = (area: HTMLElement, seed: number): void => {
  area.style.removeProperty('--needed');
  const width = area.clientWidth;
  const items = Array.from(area.children).filter((item) => item instanceof HTMLElement);
  const logos = items.map(({ offsetWidth, offsetHeight }) => ({
    width: offsetWidth + 2 * rounding,
    height: offsetHeight + 2 * rounding,
  }));
  const { places, height } = placeWithin({ width, height: area.clientHeight }, logos, seed);
  items.forEach((item, index) => {
    const place = places[index];
    if (!place) return;
    item.style.setProperty('--dx', `${place.x + rounding - item.offsetLeft}px`);
    item.style.setProperty('--dy', `${place.y + rounding - item.offsetTop}px`);
  });
  if (height > area.clientHeight) area.style.setProperty('--needed', `${height}px`);
};
