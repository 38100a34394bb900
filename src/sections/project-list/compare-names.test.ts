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

test('leaves equal names where they are', () => {
  expect(compareNames('SQL', 'sql')).toBe(0);
});
