import { render, screen } from '@testing-library/react';
import { ListPageLinks, listPageSeo } from './list-page-links';

const show = (number: number, of: number) =>
  render(<ListPageLinks list="/insights" number={number} of={of} />);
const shown = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

test('the first, the last and the nearest pages are linked, whatever their number', () => {
  show(5, 125);
  expect(shown()).toEqual(['1', '…', '4', '5', '6', '…', '125']);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('href', '/insights');
  expect(screen.getByRole('link', { name: 'Page 6' })).toHaveAttribute('href', '/insights/page/6');
});

test('the page before and the next are named to programs, the current one to readers', () => {
  show(2, 3);
  expect(screen.getByRole('link', { name: 'Page 1' })).toHaveAttribute('rel', 'prev');
  expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('rel', 'next');
  expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
});

test('a list of one page has no links', () => {
  show(1, 1);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

test('every page of a list has a title and an address of its own; only those of the whole list are found', () => {
  const page = { title: 'Insights', path: '/insights' };
  const seo = (list: string, number: number, ...names: string[]) => {
    const { page: own, cardOf, noindex } = listPageSeo(page, { id: '', ids: [], list, number, of: 9 }, names);
    return [own.title, own.path, cardOf, noindex];
  };
  expect(seo('/insights', 1)).toEqual(['Insights', '/insights', '/insights', false]);
  expect(seo('/insights', 2)).toEqual(['Insights, page 2', '/insights/page/2', '/insights', false]);
  expect(seo('/insights/tags/gst', 1, 'GST')).toEqual([
    'Insights: GST',
    '/insights/tags/gst',
    '/insights',
    true,
  ]);
});
