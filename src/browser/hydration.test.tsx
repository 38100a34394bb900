import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setWidth, testWindow } from '../../tests/test-window';
import { useHydrated, useMediaQuery } from './hooks';
import { isHydrated, markHydrated } from './hydration';

testWindow();

const Part = () => (
  <p>
    {useHydrated() ? 'hydrated' : 'HTML'} {useMediaQuery('(max-width: 576px)') ? 'narrow' : 'wide'}
  </p>
);

test('the HTML and its hydration know neither scripts nor the width of the window; afterwards both are known', () => {
  setWidth(400);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part />);
  expect(screen.getByText('HTML wide')).toBeInTheDocument();
  const mismatch = jest.fn();
  render(<Part />, { container, hydrate: true, onRecoverableError: mismatch });
  expect(mismatch).not.toHaveBeenCalled();
  expect(screen.getByText('hydrated narrow')).toBeInTheDocument();
});

test('a media query follows the window', () => {
  render(<Part />);
  expect(screen.getByText('hydrated wide')).toBeInTheDocument();
  setWidth(400);
  expect(screen.getByText('hydrated narrow')).toBeInTheDocument();
});

test('a page counts as hydrated once the layout says so; later parts render with scripts at once', () => {
  expect(isHydrated()).toBe(false);
  markHydrated();
  expect(isHydrated()).toBe(true);
  setWidth(400);
  expect(renderToString(<Part />)).toContain('hydrated');
});
