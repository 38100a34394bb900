import { render, screen } from '@testing-library/react';
import { pictureNode } from '../../../tests/test-pictures';
import { Places, placeStyles } from './places';

const places = [
  { name: 'Colaba', x: 14, y: 36.5 },
  { name: 'Bombay', x: 50, y: 34 },
];
const picture = { ...pictureNode('Two islands'), focus: null };

test('the head of the page puts each name on its place', () => {
  expect(placeStyles(places)).toBe(
    '#places li:nth-child(1){--x:14;--y:36.5}#places li:nth-child(2){--x:50;--y:34}',
  );
});

test('names are a list of texts, in their order', () => {
  render(<Places picture={picture} isMap={null} places={places} ways={null} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Colaba', 'Bombay']);
});

test('ways are drawn in the shape of the picture', () => {
  const ways = [{ x1: 23, y1: 49.5, x2: 26, y2: 49.5 }];
  const { container } = render(<Places picture={picture} isMap={null} places={places} ways={ways} />);
  const line = container.querySelector('line');
  expect(['x1', 'y1', 'x2', 'y2'].map((name) => line?.getAttribute(name))).toEqual([
    '46',
    '49.5',
    '52',
    '49.5',
  ]);
});
