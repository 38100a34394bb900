import { chooseCells } from './scatter-logos';

afterEach(() => {
  jest.restoreAllMocks();
});

test('every logo has a cell of its own', () => {
  for (let run = 0; run < 50; run += 1) {
    expect(chooseCells(24)?.toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 24 }).map((_, cell) => cell),
    );
  }
});

test('the cells differ each time', () => {
  expect(new Set(Array.from({ length: 20 }, () => chooseCells(24)?.join())).size).toBe(20);
});

test('a logo that finds no free cell in 1000 attempts leaves none to any', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(chooseCells(2)).toBeUndefined();
  expect(random).toHaveBeenCalledTimes(1001);
});

test('no logos, no cells', () => {
  expect(chooseCells(0)).toEqual([]);
});
