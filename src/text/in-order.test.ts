import { inOrder } from './in-order';

test('orders names by the alphabet, whatever their case', () => {
  expect(['iOS', '.NET', 'React', 'AutoCAD', 'Azure'].sort(inOrder)).toEqual([
    '.NET',
    'AutoCAD',
    'Azure',
    'iOS',
    'React',
  ]);
});

test('leaves equal names where they are', () => {
  expect(inOrder('SQL', 'sql')).toBe(0);
});
