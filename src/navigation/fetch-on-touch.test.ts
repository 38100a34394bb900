/** @jest-environment jsdom */

import { fetchOnTouch } from './fetch-on-touch';

const hovering = jest.fn();

beforeAll(() => {
  Object.assign(window, { ___loader: { hovering } });
  fetchOnTouch(window);
});

beforeEach(() => {
  hovering.mockClear();
  document.body.innerHTML = `
    <a href="/projects?service=automation"><span id="inner">Projects</span></a>
    <a id="other" href="https://www.linkedin.com/company">LinkedIn</a>
    <p id="text">Text</p>`;
});

const touch = (id: string) =>
  document.getElementById(id)?.dispatchEvent(new Event('touchstart', { bubbles: true }));

test('a finger on a link fetches its page', () => {
  touch('inner');
  expect(hovering.mock.calls).toEqual([['/projects']]);
});

test.each(['other', 'text'])('a finger on %s fetches nothing', (id) => {
  touch(id);
  expect(hovering).not.toHaveBeenCalled();
});
