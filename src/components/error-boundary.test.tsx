import { render, screen } from '@testing-library/react';
import { ErrorBoundary } from './error-boundary';

/** React logs every error that reaches a boundary. */
beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const Failing = ({ error }: { error: unknown }) => {
  throw error;
};
const boundary = (children: React.ReactNode, resetKey = '/projects') => (
  <ErrorBoundary fallback={(error) => <p role="alert">{String(error)}</p>} resetKey={resetKey}>
    {children}
  </ErrorBoundary>
);

test('a part that works is shown as it is', () => {
  render(boundary(<p>The part</p>));
  expect(screen.getByText('The part')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a part that fails is replaced, and what surrounds it stays', () => {
  render(
    <main>
      {boundary(<Failing error={new Error('The chunk is missing')} />)}
      <p>Another part</p>
    </main>,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The chunk is missing');
  expect(screen.getByText('Another part')).toBeInTheDocument();
});

test('the replacement stays while the part is rendered again, and goes with another key', () => {
  const { rerender } = render(boundary(<Failing error="broken" />));
  rerender(boundary(<p>The next page</p>));
  expect(screen.getByRole('alert')).toBeInTheDocument();
  rerender(boundary(<p>The next page</p>, '/projects/web'));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByText('The next page')).toBeInTheDocument();
});

test.each([[undefined], [null]])('an error that is %s counts, too', (error) => {
  render(boundary(<Failing error={error} />));
  expect(screen.getByRole('alert')).toHaveTextContent(String(error));
});
