import { compareNames } from './compare-names';

test('orders names by the alphabet, whatever their case', () => {
  expect(['iOS', '.NET', 'React', 'AutoCAD', 'Azure'].sort(compareNames)).toEqual([
    '.NET',
    'AutoCAD',
    'Azure',
    'iOS',
    'React',
  ]);
});

test('keeps the order of equal names', () => {
  expect(compareNames('SQL', 'sql')).toBe(0);
});
