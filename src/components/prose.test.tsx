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

test('links to the email addresses and phone numbers in it, and keeps its words', () => {
  const text = 'Write to privacy@sevenisle.example or call +91 22 5550 0142. We answer 24 of 25.';
  const { container } = render(<Prose paragraphs={[text]} />);
  expect(container).toHaveTextContent(text);
  const links = [...container.querySelectorAll('a')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'mailto:privacy@sevenisle.example',
    'tel:+912255500142',
  ]);
});
