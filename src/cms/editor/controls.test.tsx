import { findSide, readNumber } from './controls';

const english = { group: ',', decimal: '.' };
const german = { group: '.', decimal: ',' };

test.each([
  ['12', english, 12],
  ['12.5', english, 12.5],
  ['1,250', english, 1250],
  ['12,5', german, 12.5],
  ['1.250,75', german, 1250.75],
  ['-3', english, -3],
])('"%s" is read as the language writes it', (text, separators, number) => {
  expect(readNumber(text, separators)).toBe(number);
});

test.each(['12,5', '1.2.3', 'twelve', '', '12 %'])('"%s" is no number in English, and stays', (text) => {
  expect(readNumber(text, english)).toBe(text);
});

test.each([
  [0.5, 0.5, ''],
  [0.1, 0.5, 'left'],
  [0.5, 0.95, 'bottom'],
  [0.9, 0.2, 'right'],
])('at %d, %d the subject is at the side "%s"', (x, y, side) => {
  expect(findSide(x, y)).toBe(side);
});
