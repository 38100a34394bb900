import { progressLine, secondsLeft } from './progress';

const progress = { pictures: 40, finished: 10, kept: 0, work: 20, workDone: 5, begun: 1_000 };

test('the estimate is the time so far, in proportion to the work that is left', () => {
  expect(secondsLeft(progress, 11_000)).toBe(30);
});

test('before the first picture is done there is no estimate', () => {
  expect(secondsLeft({ ...progress, workDone: 0 }, 11_000)).toBeUndefined();
  expect(progressLine(70, 'run queries', { ...progress, workDone: 0 }, 11_000)).toBe(
    '1:10  [....................] pictures: 10 of 40',
  );
});

test('the line says how many pictures are done, how many were kept, and how long the rest takes', () => {
  expect(progressLine(70, 'run queries', { ...progress, kept: 3 }, 11_000)).toBe(
    '1:10  [#####...............] pictures: 10 of 40, 3 from earlier builds, about 0:30 left for them',
  );
});

test('without pictures to wait for, the line names the step of the build', () => {
  expect(progressLine(4.4, 'Building HTML', { ...progress, finished: 40 }, 11_000)).toBe(
    '0:04  Building HTML',
  );
});
