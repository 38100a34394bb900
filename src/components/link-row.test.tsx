import { render, screen } from '@testing-library/react';
import { PageLinks, shortTitle } from './link-row';

test.each([
  ['How We Work: Prices, Contracts, Hours', 'How We Work'],
  ['How We Work', 'How We Work'],
  ['Open 9:30', 'Open 9:30'],
])('in links, %s is %s', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test('pages that do not exist have no link', () => {
  render(<PageLinks pages={[null, { title: 'Insights: Articles', path: '/insights' }, undefined]} />);
  expect(screen.getByRole('link', { name: 'Insights' })).toHaveAttribute('href', '/insights');
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
});
