import { render } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { testWindow } from '../../tests/test-window';
import { PageCards } from './page-cards';

testWindow();

test('a page with a picture shows it in place of its icon, once it is near', () => {
  const page = { title: 'Automation', tagline: 'Less typing', path: '/automation', icon: 'M4 7h16' };
  const { container } = render(<PageCards pages={[page, { ...page, path: '/b', image: pictureNode() }]} />);
  const [first, second] = container.querySelectorAll('li');
  expect(first?.querySelector('svg')).toBeInTheDocument();
  expect(second?.querySelector('svg')).toBeNull();
  expect(second?.querySelector('img')).toHaveAttribute('alt', '');
});
