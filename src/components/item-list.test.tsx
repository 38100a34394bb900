import { render, screen } from '@testing-library/react';
import { glyphs } from './icon';
import { ItemList } from './item-list';

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

const items = [
  { name: 'First', text: 'One', icon: glyphs.check },
  { name: 'Second', text: 'Two' },
];

test('shows heading and text of each item in order', () => {
  render(<ItemList items={items} />);
  expect(texts(screen.getAllByRole('heading', { level: 3 }))).toEqual(['First', 'Second']);
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['FirstOne', 'SecondTwo']);
});

test('is an ordered list where the order matters', () => {
  const { rerender } = render(<ItemList items={items} />);
  expect(screen.getByRole('list').tagName).toBe('UL');
  rerender(<ItemList items={items} numbered />);
  expect(screen.getByRole('list').tagName).toBe('OL');
});

test('draws the icon of an item that has one, hidden from screen readers', () => {
  render(<ItemList items={items} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first?.querySelector('svg[aria-hidden="true"] path')).toHaveAttribute('d', glyphs.check);
  expect(second?.querySelector('svg')).toBeNull();
});

test('shows when a step begins, as the clock of the country has it', () => {
  render(<ItemList items={[{ name: 'Doors open', text: 'Tea', time: '09:30' }]} numbered />);
  expect(texts(screen.getAllByRole('listitem'))).toEqual(['9:30 Doors openTea']);
});

test.each([
  ['few short steps', 6, 'A day.', 'row'],
  ['many', 7, 'A day.', 'column'],
  ['long ones', 2, 'A day. '.repeat(22), 'column'],
])('%s, %i of them (%j), are shown as a %s in a wide window', (_, count, text, route) => {
  render(
    <ItemList items={Array.from({ length: count }, (__, at) => ({ name: `Step ${at}`, text }))} numbered />,
  );
  expect(screen.getByRole('list')).toHaveAttribute('data-route', route);
});
