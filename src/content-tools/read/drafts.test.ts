import { join } from 'node:path';
import { contentFolder } from '../../../tests/test-content';
import { findDrafts, showsDrafts } from './drafts';

const folder = contentFolder();
const brief = () => folder.problems().map(({ file, field, problem }) => `${file} ${field}: ${problem}`);

test('a draft that nothing refers to is no mistake, and is the only file left out', () => {
  folder.set('projects/ibill-system.json', ['draft'], true);
  expect(folder.problems()).toEqual([]);
  expect(findDrafts(folder.root)).toEqual([join(folder.root, 'projects/ibill-system.json')]);
});

test('"draft": false publishes', () => {
  folder.set('projects/ibill-system.json', ['draft'], false);
  expect(findDrafts(folder.root)).toEqual([]);
});

test('what visitors see may not lead to a draft, nor show it', () => {
  folder.set('projects/vhuman.json', ['draft'], true);
  expect(brief()).toEqual([
    'hero-slides/vhuman.json pageUrl: names "/projects/vhuman", which is a draft',
    'products/vhuman.json link: names "/projects/vhuman", which is a draft',
  ]);
  folder.set('services/automation.json', ['relatedIndustries'], ['retail']);
  folder.set('industries/retail.json', ['draft'], true);
  expect(brief()).toContain(
    'services/automation.json relatedIndustries[0]: names "retail", which is a draft',
  );
});

test('a draft may refer to a draft', () => {
  folder.set('projects/vhuman.json', ['draft'], true);
  folder.set('hero-slides/vhuman.json', ['draft'], true);
  folder.set('products/vhuman.json', ['draft'], true);
  expect(folder.problems()).toEqual([]);
});

test('a section of which all entries are drafts needs no heading and is not there to link to', () => {
  for (const name of ['impex', 'vhuman', 'zerosbook']) {
    folder.set(`products/${name}.json`, ['draft'], true);
  }
  expect(brief()).toContainEqual(
    expect.stringContaining('leads to the section "#our-products", which is left out'),
  );
  expect(brief()).not.toContainEqual(expect.stringContaining('is missing'));
});

test.each([
  [{ NODE_ENV: 'development' }, true],
  [{ NODE_ENV: 'production', DRAFTS: 'show' }, true],
  [{ NODE_ENV: 'production' }, false],
])('with %j drafts are shown: %s', (environment, shown) => {
  expect(showsDrafts(environment)).toBe(shown);
});
