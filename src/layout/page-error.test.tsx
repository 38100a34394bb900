import { render, screen } from '@testing-library/react';
import { errorText, PageError } from './page-error';

test('the error is announced, with its message', () => {
  render(<PageError error={new Error('The chunk is missing')} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
  expect(screen.getByRole('alert')).toHaveTextContent('The chunk is missing');
});

test.each([
  ['a response by its status', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  ['a response without words by its number', new Response(null, { status: 500 }), '500'],
  ['an error by its message', new TypeError('no such thing'), 'no such thing'],
  ['a text as it is', 'out of order', 'out of order'],
  ['anything else as unknown', { secret: 1 }, 'Unknown error'],
  ['nothing as unknown', undefined, 'Unknown error'],
])('describes %s', (_what, error, text) => {
  expect(errorText(error)).toBe(text);
});

test('the visitor can reload the page or load the home page', () => {
  render(<PageError error={new Error('x')} />);
  expect(screen.getByRole('button', { name: 'Reload the page' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
