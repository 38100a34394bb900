import { render, screen } from '@testing-library/react';
import { Benefits } from './benefits';

const show = (own: Partial<Queries.BenefitFragment> = {}, inOrder = false) => {
  const benefit = { name: 'A trail', text: 'It is kept.', icon: 'M0 0', figure: null, instead: null, ...own };
  render(<Benefits title="What you gain" benefits={[benefit]} inOrder={inOrder} />);
  return screen.getByRole('list');
};

test('benefits are short texts', () => {
  expect(show()).toHaveAttribute('data-form', 'texts');
});

test('one with a figure makes them figures', () => {
  expect(show({ figure: '4,000' })).toHaveAttribute('data-form', 'figures');
  expect(screen.getByText('4,000')).toBeVisible();
});

test('one with what it replaces makes them a comparison', () => {
  expect(show({ instead: 'A box of paper' })).toHaveAttribute('data-form', 'comparison');
  expect(screen.getByRole('listitem')).toHaveTextContent('Instead of: A box of paper A trail');
});

test('in order they are steps', () => {
  expect(show({}, true)).toHaveAttribute('data-form', 'steps');
  expect(screen.getByRole('list').tagName).toBe('OL');
});
