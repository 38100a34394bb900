import { render, screen } from '@testing-library/react';
import { LongText } from './long-text';

const body = ['Day one', 'Day two', 'Day three'].map((text) => ({
  __typename: 'HeadingBlock' as const,
  text,
}));

test('a text has a table of contents only where it gets a title', () => {
  const { rerender } = render(<LongText body={body} />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  rerender(<LongText body={body} contents="In this article" />);
  expect(screen.getByRole('navigation', { name: 'In this article' })).toBeInTheDocument();
});
