import { logoGap, scatterLogos } from './scatter-logos';

/** Any spread of whole numbers will do, as long as it is the same in every run. */
const spread = (seed: number, from: number, to: number) => from + ((seed * 7919) % (to - from + 1));

const makeLogos = (count: number, seed: number) =>
  Array.from({ length: count }, (_, index) => ({
    width: spread(seed + index * 31, 60, 200),
    height: spread(seed + index * 17, 24, 80),
  }));

const cases = [
  ...Array.from({ length: 30 }, () => ({
    name: '24 logos of one size',
    area: { width: 1184, height: 480 },
    logos: Array.from({ length: 24 }, () => ({ width: 160, height: 48 })),
  })),
  ...Array.from({ length: 30 }, (_, index) => ({
    name: `mixed logos, ${index}`,
    area: { width: spread(index, 800, 1400), height: spread(index, 600, 900) },
    logos: makeLogos(spread(index, 1, 20), index),
  })),
];

const placed = cases.map((example) => ({
  ...example,
  boxes: scatterLogos(example.area, example.logos) ?? [],
}));

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
  for (const { name, area, logos, boxes } of placed) {
    expect(boxes.map(({ width, height }) => ({ width, height }))).toEqual(logos);
    for (const { x, y, width, height } of boxes) {
      if (x < 0 || y < 0 || x + width > area.width || y + height > area.height) {
        throw new Error(`${name}: a logo lies outside`);
      }
    }
  }
});

test('logos with room stand in as few rows as they need', () => {
  const ofOneSize = placed.filter(({ name }) => name === '24 logos of one size');
  expect(ofOneSize.map(({ boxes }) => new Set(boxes.map(({ y }) => y)).size)).toEqual(Array(30).fill(6));
});

test('the places differ each time', () => {
  const [first] = cases;
  if (!first) throw new Error('no case');
  const different = new Set(
    Array.from({ length: 20 }, () => JSON.stringify(scatterLogos(first.area, first.logos))),
  );
  expect(different.size).toBe(20);
});

test('without room for all there is no place for any', () => {
  expect(scatterLogos({ width: 300, height: 100 }, makeLogos(24, 1))).toBeUndefined();
  expect(scatterLogos({ width: 100, height: 100 }, [{ width: 101, height: 10 }])).toBeUndefined();
});

test('no logos, no places', () => {
  expect(scatterLogos({ width: 100, height: 200 }, [])).toEqual([]);
});
