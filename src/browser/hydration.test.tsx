import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { setWidth, testWindow } from '../../tests/test-window';
import { useHydrated, useMediaQuery } from './hooks';
import { isHydrated, markHydrated } from './hydration';

testWindow();

const Part = () => (
  <p>
    {useHydrated() ? 'alive' : 'HTML'} {useMediaQuery('(max-width: 576px)') ? 'narrow' : 'wide'}
  </p>
);

test('the HTML and its hydration know neither scripts nor the width of the window; then both are known', () => {
  setWidth(400);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Part />);
  expect(screen.getByText('HTML wide')).toBeInTheDocument();
  const mismatch = jest.fn();
  render(<Part />, { container, hydrate: true, onRecoverableError: mismatch });
  expect(mismatch).not.toHaveBeenCalled();
  expect(screen.getByText('alive narrow')).toBeInTheDocument();
});

test('the answer of a media query follows the window', () => {
  render(<Part />);
  expect(screen.getByText('alive wide')).toBeInTheDocument();
  setWidth(400);
  expect(screen.getByText('alive narrow')).toBeInTheDocument();
});

test('a page is alive once the shell says so, tells the window, and knows all from the first rendering on', () => {
  const heard = jest.fn();
  window.addEventListener('page-alive', heard);
  expect(isHydrated()).toBe(false);
  markHydrated();
  expect(isHydrated()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-hydrated');
  expect(heard).toHaveBeenCalledTimes(1);
  setWidth(400);
  expect(renderToString(<Part />)).toContain('alive');
  expect(renderToString(<Part />)).toContain('narrow');
  window.removeEventListener('page-alive', heard);
});
