/** @jest-environment jsdom */
import { showEditLink } from './edit-link';

test('the link leads to the form of the page that is shown when it is clicked', () => {
  showEditLink('/admin');
  window.history.replaceState(null, '', '/insights/why-pilots-fail');
  const link = document.querySelector('a');
  link?.addEventListener('click', (event) => event.preventDefault());
  link?.click();
  expect(link?.getAttribute('href')).toBe('/admin?page=%2Finsights%2Fwhy-pilots-fail');
});
