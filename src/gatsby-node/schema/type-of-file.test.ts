import { entryOf, typeOfFile } from './type-of-file';

test('a file of a collection with pages has type, slug, address and template', () => {
  expect(entryOf('case-studies/autocad.json', {})).toEqual({
    type: 'CaseStudy',
    slug: 'autocad',
    path: '/case-studies/autocad',
    template: 'case-study',
  });
});

test('a file of a collection without pages has no address', () => {
  expect(entryOf('clients/nandur-pumps.json', {})).toEqual({ type: 'Client', slug: 'nandur-pumps' });
});

test('a page is recognised by its template', () => {
  expect(entryOf('pages/home.json', { template: 'home' })).toEqual({
    type: 'HomePage',
    slug: 'home',
    path: '/',
    template: 'home',
  });
  expect(entryOf('pages/terms.json', { template: 'text' })).toMatchObject({
    type: 'TextPage',
    path: '/terms',
  });
});

test('a single file is recognised by its name', () => {
  expect(entryOf('site.json', {})).toEqual({ type: 'Company', slug: 'site' });
});

test.each([
  ['pages/odd.json', { template: 'odd' }],
  ['pages/odd.json', { template: 'toString' }],
  ['pages/odd.json', 'text'],
  ['pages/deep/odd.json', { template: 'text' }],
  ['drafts/odd.json', {}],
  ['services/deep/odd.json', {}],
  ['other.json', {}],
])('%s with %j has no place in the model', (file, object) => {
  expect(entryOf(file, object)).toBeUndefined();
  expect(typeOfFile(file, object)).toBe('OtherContent');
});

test('the type of a file is that of its entry', () => {
  expect(typeOfFile('services/automation.json', {})).toBe('Service');
});
