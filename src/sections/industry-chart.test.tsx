import { render, screen } from '@testing-library/react';
import { imageData, pictureNode } from '../../tests/test-pictures';
import { glyphs } from '../components/icon';
import { chartPlaces, IndustryTiles } from './industry-chart';

const { src } = pictureNode();
const page = { tagline: 'Books that close on time.', icon: glyphs.check };
const entries = [
  { ...page, title: 'Banking', path: '/banking', chart: { x: 80, y: 30, tallX: 75, tallY: 31.5 } },
  { ...page, title: 'Education', path: '/education', chart: null },
];
const heading = { title: 'Industries We Cater', text: 'Find yours.' };

test('the head of the page places the isles that are on the chart', () => {
  expect(chartPlaces(entries)).toBe('#industry-expertise li:nth-child(1){--x:80;--y:30;--tx:75;--ty:31.5}');
});

test('every industry is a link, on the chart or not', () => {
  render(
    <IndustryTiles
      heading={heading}
      entries={entries}
      chart={{ alt: 'Eight isles', wide: src, tall: src }}
    />,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/banking',
    '/education',
  ]);
  expect(screen.getAllByRole('listitem').map((item) => 'placed' in item.dataset)).toEqual([true, false]);
  expect(screen.getAllByRole('img', { name: 'Eight isles' })[0]).toHaveAttribute(
    'width',
    String(imageData.width),
  );
});

test('a company without a chart has a list', () => {
  render(<IndustryTiles heading={heading} entries={entries} chart={null} />);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});
