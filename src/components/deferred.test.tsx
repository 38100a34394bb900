/** @jest-environment jsdom */

import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { HydrationMark } from '../browser/hydration';
import { afterPaint } from '../browser/schedule';
import { Deferred, OpensAtTop } from './deferred';

const page = (opensAtTop: boolean) => (
  <OpensAtTop value={opensAtTop}>
    <h1>Projects</h1>
    <Deferred>
      <p>The rest</p>
    </Deferred>
  </OpensAtTop>
);
const rest = () => screen.queryByText('The rest');

test('the HTML has the whole page', () => {
  expect(renderToString(page(true))).toContain('The rest');
});

test('a page that is being hydrated is whole', () => {
  render(page(true));
  expect(rest()).toBeInTheDocument();
});

describe('after hydration', () => {
  beforeAll(() => void render(<HydrationMark />));

  test('the header of a page that opens at its top is painted first, then the rest', async () => {
    render(page(true));
    expect(screen.getByRole('heading', { name: 'Projects' })).toBeInTheDocument();
    expect(rest()).not.toBeInTheDocument();
    await act(() => new Promise<void>((seen) => void afterPaint(seen)));
    expect(rest()).toBeInTheDocument();
  });

  test('a page after Back, or opened at a section, is whole at once', () => {
    render(page(false));
    expect(rest()).toBeInTheDocument();
  });
});
