import { renameEntry } from '../../src/content-tools/edit/rename-entry';
import { contentFolder } from '../../tests/test-content';
import { findFormPages } from './form-pages';

const { root } = contentFolder();

test('the pages with a form are found by their templates, and at their former addresses', () => {
  expect(findFormPages(root).sort()).toEqual(['/contact-us', '/request-quote']);
  renameEntry(root, 'page', 'contact-us', 'talk-to-us');
  expect(findFormPages(root).sort()).toEqual(['/contact-us', '/request-quote', '/talk-to-us']);
});
