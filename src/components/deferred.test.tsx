/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { SeenFromTop } from '../browser/arrival';
import { markHydrated } from '../browser/hydration';
import { afterPaint } from '../browser/schedule';
import { Deferred } from './deferred';

const page = (seenFromTop: boolean) => (
  <SeenFromTop value={seenFromTop}>
    <h1>Projects</h1>
    <Deferred>
      <p>The rest</p>
    </Deferred>
  </SeenFromTop>
);
const rest = () => screen.queryByText('The rest');

test('the HTML has the whole page', () => {
  expect(renderToString(page(true))).toContain('The rest');
});

test('a page that React takes over from its HTML is whole', () => {
  render(page(true));
  expect(rest()).toBeInTheDocument();
});

describe('once React has taken over', () => {
  beforeAll(markHydrated);

  test('the head of a page that is seen from its top on is painted first, and then the rest', async () => {
    render(page(true));
    expect(screen.getByRole('heading', { name: 'Projects' })).toBeInTheDocument();
    expect(rest()).not.toBeInTheDocument();
    await act(() => new Promise<void>((seen) => void afterPaint(seen)));
    expect(rest()).toBeInTheDocument();
  });

  test('a page that is returned to, or opened at a section, is whole at once', () => {
    render(page(false));
    expect(rest()).toBeInTheDocument();
  });
});
