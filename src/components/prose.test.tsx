import { render } from '@testing-library/react';
import { Prose } from './prose';

const texts = (elements: readonly HTMLElement[]): (string | null)[] =>
  elements.map(({ textContent }) => textContent);

test('sets each paragraph as one', () => {
  const { container } = render(<Prose paragraphs={['First.', 'Second.']} />);
  expect(texts([...container.querySelectorAll('p')])).toEqual(['First.', 'Second.']);
});

test('sets an opening larger only when asked', () => {
  const { container, rerender } = render(<Prose paragraphs={['First.']} />);
  expect(container.firstChild).not.toHaveAttribute('data-opening');
  rerender(<Prose paragraphs={['First.']} opening />);
  expect(container.firstChild).toHaveAttribute('data-opening');
});
