import { render, screen, within } from '@testing-library/react';
import { Breadcrumbs } from './breadcrumbs';

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);
const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const breadcrumbs = [
  { title: 'Home', path: '/' },
  { title: 'Case Studies', path: '/case-studies' },
  { title: 'AutoCAD', path: '/case-studies/autocad' },
];

test('links the ancestors of the page in order, without the page itself', () => {
  render(<Breadcrumbs breadcrumbs={breadcrumbs} />);
  expect(texts(screen.getAllByRole('link'))).toEqual(['Home', 'Case Studies']);
  expect(hrefs()).toEqual(['/', '/case-studies']);
});

test('is an ordered list in a navigation of that name', () => {
  render(<Breadcrumbs breadcrumbs={breadcrumbs} />);
  const navigation = screen.getByRole('navigation', { name: 'Breadcrumb' });
  expect(within(navigation).getAllByRole('listitem')).toHaveLength(2);
  expect(within(navigation).getByRole('list').tagName).toBe('OL');
});
