import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setWidth, testWindow } from '../../tests/test-window';
import { useMediaQuery } from './hooks';
import { HydrationMark, isHydrated, useHydrated } from './hydration';

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

test('the page is marked once it is hydrated; later parts render with scripts at once', () => {
  expect(isHydrated()).toBe(false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<HydrationMark />);
  expect(document.documentElement).not.toHaveAttribute('data-hydrated');
  render(<HydrationMark />, { container, hydrate: true });
  expect(isHydrated()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-hydrated');
  setWidth(400);
  expect(renderToString(<Part />)).toContain('hydrated');
});
