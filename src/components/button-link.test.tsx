import { render, screen } from '@testing-library/react';
import { ButtonLink } from './button-link';

test('is a link named by its words alone', () => {
  render(<ButtonLink to="/contact-us">Contact us</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact-us');
});

test('is the primary button unless it is quiet', () => {
  const { rerender } = render(<ButtonLink to="/">Home</ButtonLink>);
  expect(screen.getByRole('link')).toHaveAttribute('data-look', 'main');
  rerender(
    <ButtonLink to="/" look="quiet">
      Home
    </ButtonLink>,
  );
  expect(screen.getByRole('link')).toHaveAttribute('data-look', 'quiet');
});
