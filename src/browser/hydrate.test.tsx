import { act, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { hydrate } from './hydrate';

const reported: unknown[] = [];
beforeEach(() => {
  reported.length = 0;
  jest.spyOn(window, 'reportError').mockImplementation((error: unknown) => {
    reported.push(error);
  });
  window.history.replaceState(null, '', '/contact-us');
});
afterEach(() => {
  document.body.replaceChildren();
});

const Form = () => (
  <form>
    <label htmlFor="name">Name</label>
    <input id="name" name="name" />
    <label htmlFor="message">Message</label>
    <textarea id="message" name="message" />
    <input type="radio" name="budget" value="small" aria-label="small" />
    <input type="radio" name="budget" value="large" aria-label="large" />
  </form>
);

const serve = (page: React.ReactElement): HTMLElement => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  return container;
};

test('a page whose code fails keeps the HTML of the server, and what was typed', async () => {
  const container = serve(<Form />);
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha Rao';
  const html = container.innerHTML;
  const Failing = () => {
    throw new Error('a chunk is missing');
  };
  hydrate(<Failing />, container);
  await waitFor(() => expect(reported).toHaveLength(1));
  expect(String(reported[0])).toContain('a chunk is missing');
  expect(container.innerHTML).toBe(html);
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
});

test('styles that the build has put into the page move to the head and stay there', async () => {
  const container = serve(<Form />);
  container.querySelector('form')?.insertAdjacentHTML('beforeend', '<style data-later>a{top:0}</style>');
  hydrate(<Form />, container);
  expect(document.head.querySelector('style[data-later]')).toHaveTextContent('a{top:0}');
  expect(container.querySelector('style')).toBeNull();
  await act(async () => undefined);
  expect(reported).toEqual([]);
});

test('a page that an extension has changed is rendered anew, with what was typed', async () => {
  const container = serve(<Form />);
  for (const field of container.querySelectorAll('input, textarea')) {
    field.after(document.createElement('com-icon-root'));
  }
  screen.getByLabelText<HTMLInputElement>('Name').value = 'Asha Rao';
  screen.getByLabelText<HTMLTextAreaElement>('Message').value = 'We need a portal.';
  screen.getByLabelText<HTMLInputElement>('large').checked = true;
  hydrate(<Form />, container);
  await waitFor(() => expect(reported).not.toHaveLength(0));
  expect(container.querySelector('com-icon-root')).toBeNull();
  expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao');
  expect(screen.getByLabelText('Message')).toHaveValue('We need a portal.');
  expect(screen.getByLabelText('large')).toBeChecked();
  expect(screen.getByLabelText('small')).not.toBeChecked();
});

test('a page as React expects it is hydrated without a report', async () => {
  const container = serve(<Form />);
  const field = screen.getByLabelText('Name');
  hydrate(<Form />, container);
  // Hydrated fields know their React element.
  await waitFor(() => expect(Object.keys(field).join()).toContain('__reactProps'));
  expect(screen.getByLabelText('Name')).toBe(field);
  expect(reported).toEqual([]);
});
