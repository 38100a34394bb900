import { fireEvent } from '@testing-library/react';
import { showProblems } from './problems-panel';

const mistake = (field: string, file = 'content/services/automation.json') => ({
  file,
  field,
  problem: 'is <empty>',
  fix: 'Write a sentence.',
});
const panel = () => document.querySelector('content-mistakes')?.shadowRoot?.querySelector('section');
const texts = (selector: string): (string | null)[] =>
  Array.from(panel()?.querySelectorAll(selector) ?? [], (element) => element.textContent);

afterEach(() => showProblems([]));

test('each mistake is listed below its file, with its field, the problem and the fix', () => {
  showProblems([mistake('title'), mistake('benefits[2].icon'), mistake('', 'content/site.json')]);
  expect(texts('h2')).toEqual(['3 mistakes in the content']);
  expect(texts('h3')).toEqual(['content/services/automation.json', 'content/site.json']);
  expect(texts('code')).toEqual(['title', 'benefits[2].icon', 'the file']);
  expect(texts('li')[0]).toBe('title is <empty>.Write a sentence.');
  expect(panel()).toHaveAttribute('role', 'alert');
});

test('the panel lists the current mistakes and disappears with the last', () => {
  showProblems([mistake('title'), mistake('tagline')]);
  showProblems([mistake('tagline')]);
  expect(texts('h2')).toEqual(['One mistake in the content']);
  expect(document.querySelectorAll('content-mistakes')).toHaveLength(1);
  showProblems([]);
  expect(document.querySelector('content-mistakes')).toBeNull();
});

test('it can be made small, so that the page below can be read', () => {
  showProblems([mistake('title')]);
  const button = panel()?.querySelector('button') ?? document.body;
  fireEvent.click(button);
  expect(panel()).toHaveAttribute('data-small');
  expect(button).toHaveTextContent('Show');
});
