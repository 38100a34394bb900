import { render, screen } from '@testing-library/react';
import { ErrorBoundary, errorText } from './error-boundary';

/** React logs every error that reaches a boundary. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const Failing = ({ error }: { error: unknown }) => {
  throw error;
};
const show = (error: unknown) =>
  render(
    <ErrorBoundary pathname="/projects">
      <Failing error={error} />
    </ErrorBoundary>,
  );

test('a page that works is shown as it is', () => {
  render(
    <ErrorBoundary pathname="/projects">
      <p>The page</p>
    </ErrorBoundary>,
  );
  expect(screen.getByText('The page')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a page that fails is replaced by the error screen with its message, announced', () => {
  show(new Error('The chunk is missing'));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Unexpected Application Error!$/);
  expect(screen.getByRole('alert')).toHaveTextContent('The chunk is missing');
});

test('the error screen stays while the page is drawn again, and gives way to a page at another path', () => {
  const { rerender } = show(new Error('x'));
  const next = <p>The next page</p>;
  rerender(<ErrorBoundary pathname="/projects">{next}</ErrorBoundary>);
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(<ErrorBoundary pathname="/projects/web">{next}</ErrorBoundary>);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('The next page')).toBeInTheDocument();
});

test.each([
  ['a response by its status', new Response(null, { status: 404, statusText: 'Not Found' }), '404 Not Found'],
  ['a response without words by its number', new Response(null, { status: 500 }), '500'],
  ['an error by its message', new TypeError('no such thing'), 'no such thing'],
  ['a text as it is', 'out of order', 'out of order'],
  ['anything else as unknown', { secret: 1 }, 'Unknown error'],
])('tells %s', (_what, error, text) => {
  expect(errorText(error)).toBe(text);
});

test.each([[undefined], [null]])('an error that is %s shows the screen all the same', (error) => {
  show(error);
  expect(screen.getByRole('alert')).toHaveTextContent('Unknown error');
});

test('the visitor can reload the page or load the home page', () => {
  show(new Error('x'));
  expect(screen.getByRole('button', { name: 'Load the page again' })).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});
