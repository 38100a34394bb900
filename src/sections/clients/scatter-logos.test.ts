import { evenness, logoGap, scatterLogos } from './scatter-logos';

interface Case {
  name: string;
  seed: number;
  area: { width: number; height: number };
  logos: { width: number; height: number }[];
}

/** Any spread of whole numbers will do, as long as it is the same in every run. */
const spread = (seed: number, from: number, to: number) => from + ((seed * 7919) % (to - from + 1));

const makeLogos = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => ({
    width: spread(seed + index * 31, 60, 200),
    height: spread(seed + index * 17, 24, 80),
  }));

const seeds = Array.from({ length: 60 }, (_, index) => index * 104_729 - 3_000_000);

const cases: Case[] = seeds.flatMap((seed, index) => [
  {
    name: `24 logos of one size, roomy, seed ${seed}`,
    seed,
    area: { width: 1184, height: 480 },
    logos: Array.from({ length: 24 }, () => ({ width: 160, height: 48 })),
  },
  {
    name: `mixed logos, seed ${seed}`,
    seed,
    area: { width: spread(index, 540, 1400), height: spread(index, 400, 900) },
    logos: makeLogos(spread(index, 1, 30), index),
  },
  {
    name: `too little room, seed ${seed}`,
    seed,
    area: { width: spread(index, 210, 420), height: spread(index, 40, 160) },
    logos: makeLogos(24, index),
  },
]);

const placed = cases.map((example) => {
  const { places, height } = scatterLogos(example);
  const boxes = places.map((place, index) => ({ ...place, width: 0, height: 0, ...example.logos[index] }));
  return { ...example, boxes, needed: height };
});

const placedNamed = (part: string) => placed.filter(({ name }) => name.includes(part));

test('no two logos are closer than the gap', () => {
  for (const { name, boxes } of placed) {
    boxes.forEach((one, index) => {
      for (const other of boxes.slice(index + 1)) {
        const apart = Math.max(
          other.x - (one.x + one.width),
          one.x - (other.x + other.width),
          other.y - (one.y + one.height),
          one.y - (other.y + other.height),
        );
        if (apart < logoGap) throw new Error(`${name}: only ${apart} px apart`);
      }
    });
  }
});

test('every logo has a place inside the area', () => {
  for (const { name, area, logos, boxes, needed } of placed) {
    expect(boxes).toHaveLength(logos.length);
    for (const { x, y, width, height } of boxes) {
      if (x < 0 || y < 0 || x + width > area.width || y + height > needed) {
        throw new Error(`${name}: a logo lies outside`);
      }
    }
  }
});

test('the same seed gives the same places', () => {
  // Ten seeds, each with all kinds of cases: chance would show in the first.
  cases.slice(0, 30).forEach((example, index) => {
    const { places } = scatterLogos(example);
    expect(places).toEqual(placed[index]?.boxes.map(({ x, y }) => ({ x, y })));
  });
});

test('another seed gives other places', () => {
  const [first] = cases;
  if (!first) throw new Error('no case');
  const different = new Set(seeds.map((seed) => JSON.stringify(scatterLogos({ ...first, seed }).places)));
  expect(different.size).toBe(seeds.length);
});

test('the area keeps its height where there is room', () => {
  for (const { needed, area } of placedNamed('roomy')) expect(needed).toBe(area.height);
});

test('the area grows downwards where there is none', () => {
  for (const { needed, area } of placedNamed('too little')) expect(needed).toBeGreaterThan(area.height);
});

test('a logo that finds no place at random takes the first gap inside the area', () => {
  const area = { width: 100, height: 10_000_000 };
  const first = { width: 100, height: 4_000_000 };
  const [{ y: above } = { y: 0 }] = scatterLogos({ seed: 1, area, logos: [first] }).places;
  const below = area.height - above - first.height;
  // It fits the larger gap to the pixel, which a thousand attempts out of millions do not find.
  const second = { width: 100, height: Math.max(above, below) - logoGap };
  const { places, height } = scatterLogos({ seed: 1, area, logos: [first, second] });
  expect(height).toBe(area.height);
  expect(places[1]).toEqual({ x: 0, y: above > below ? 0 : above + first.height + logoGap });
});

test('a logo wider than the area starts at its edge', () => {
  const { places } = scatterLogos({
    seed: 5,
    area: { width: 100, height: 200 },
    logos: [
      { width: 300, height: 40 },
      { width: 300, height: 40 },
    ],
  });
  expect(places.map(({ x }) => x)).toEqual([0, 0]);
});

test('no logos, no places', () => {
  expect(scatterLogos({ seed: 5, area: { width: 100, height: 200 }, logos: [] })).toEqual({
    places: [],
    height: 200,
  });
});

describe('evenness', () => {
  const logo = { width: 10, height: 10 };
  const spreadOver = (xs: number[]) =>
    evenness(
      { places: xs.map((x) => ({ x, y: 0 })), height: 10 },
      xs.map(() => logo),
    );

  test('is higher for logos at equal distances than for clusters', () => {
    expect(spreadOver([0, 100, 200, 300])).toBe(100);
    expect(spreadOver([0, 20, 280, 300])).toBe(20);
  });

  test('a single logo has no distance', () => {
    expect(spreadOver([0])).toBe(0);
  });
});
