import { render, screen, within } from '@testing-library/react';
import { pictureNode } from '../../tests/test-pictures';
import { WorkCard, WorkCards } from './work-cards';

const hrefs = (): (string | null)[] => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

const card = {
  title: 'Impex',
  text: 'One record',
  path: '/projects/impex',
  picture: pictureNode('A crane'),
};

test('links its heading to the work, so that the link is named by it', () => {
  render(<WorkCard {...card} />);
  const heading = screen.getByRole('heading', { level: 3, name: 'Impex' });
  expect(within(heading).getByRole('link', { name: 'Impex' })).toHaveAttribute('href', '/projects/impex');
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('shows text and picture', () => {
  render(<WorkCard {...card} />);
  expect(screen.getByText('One record')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'A crane' })).toBeInTheDocument();
});

test('shows a note only where there is one', () => {
  const { rerender, container } = render(<WorkCard {...card} />);
  expect(container.querySelectorAll('p')).toHaveLength(1);
  rerender(<WorkCard {...card} note="An exporter" />);
  expect(screen.getByText('An exporter')).toBeInTheDocument();
});

test('says where it leads to those who see it, whom the name of the link does not tell', () => {
  render(<WorkCard {...card} cue="Read on" />);
  expect(screen.getByText('Read on')).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByRole('link')).toHaveAccessibleName('Impex');
});

test('labels the halves of a picture that shows the same scene before and after', () => {
  render(<WorkCard {...card} before={pictureNode('No crane')} />);
  expect(screen.getByText('Before')).toBeInTheDocument();
  expect(screen.getByText('After')).toBeInTheDocument();
});

test('cards are a list, in the order given', () => {
  render(<WorkCards cards={[card, { ...card, title: 'Igbc', path: '/projects/igbc' }]} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  expect(hrefs()).toEqual(['/projects/impex', '/projects/igbc']);
});

test('two large cards have pictures of half a page, and a feature a larger one', () => {
  const { container, rerender } = render(<WorkCards cards={[card, { ...card, path: '/b' }]} />);
  const sizes = () => container.querySelector('source')?.getAttribute('sizes');
  expect(sizes()).toContain('min(50vw, 640px)');
  rerender(<WorkCards cards={[card]} />);
  expect(sizes()).toContain('min(60vw, 840px)');
  rerender(<WorkCards cards={Array.from({ length: 14 }, (_, at) => ({ ...card, path: `/${at}` }))} />);
  const large = [...container.querySelectorAll('li')].flatMap((item, at) =>
    item.querySelector('source')?.getAttribute('sizes')?.includes('840px') ? at : [],
  );
  expect(large).toEqual([5, 9, 13]);
});
