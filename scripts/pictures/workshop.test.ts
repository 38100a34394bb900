import { progressLine } from './workshop';

const progress = { pictures: 40, finished: 10, kept: 0, begun: 1_000 };

test('the line says how many pictures are done, and how long the rest takes at that pace', () => {
  expect(progressLine(70, progress, 11_000)).toBe(
    '1:10  [#####...............] pictures: 10 of 40, about 0:30 left for them',
  );
});

test('pictures of earlier builds are counted, and tell nothing about the pace', () => {
  expect(progressLine(70, { ...progress, kept: 8 }, 3_000)).toBe(
    '1:10  [#####...............] pictures: 10 of 40, 8 from earlier builds, about 0:30 left for them',
  );
  expect(progressLine(70, { ...progress, kept: 10 }, 3_000)).toBe(
    '1:10  [#####...............] pictures: 10 of 40, 10 from earlier builds',
  );
});

test('without pictures to wait for there is no line', () => {
  expect(progressLine(4, { ...progress, finished: 40 }, 11_000)).toBeUndefined();
});
