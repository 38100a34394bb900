import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { isHydrated } from '../browser/hydration';
import { HydrationMark } from './hydration-mark';

test('the page is marked once it is hydrated and what needs scripts is rendered', () => {
  expect(isHydrated()).toBe(false);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<HydrationMark />);
  expect(document.documentElement).not.toHaveAttribute('data-hydrated');
  render(<HydrationMark />, { container, hydrate: true });
  expect(isHydrated()).toBe(true);
  expect(document.documentElement).toHaveAttribute('data-hydrated');
});
