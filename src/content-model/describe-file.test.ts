import { collections, describeFile } from '.';

test('a file of a collection with pages has type, slug, address and template', () => {
  expect(describeFile('case-studies/autocad.json', undefined)).toEqual({
    kind: 'case-study',
    schema: collections['case-study'].schema,
    type: 'CaseStudy',
    slug: 'autocad',
    path: '/case-studies/autocad',
    template: 'case-study',
  });
});

test('a file of a collection without pages has no address', () => {
  expect(describeFile('clients/nandur-pumps.json', undefined)).toEqual({
    kind: 'client',
    schema: collections.client.schema,
    type: 'Client',
    slug: 'nandur-pumps',
  });
});

test('a page is recognised by its template', () => {
  expect(describeFile('pages/home.json', 'home')).toMatchObject({
    kind: 'page',
    type: 'HomePage',
    slug: 'home',
    path: '/',
    template: 'home',
  });
  expect(describeFile('pages/terms.json', 'page')).toMatchObject({
    type: 'ComposedPage',
    path: '/terms',
  });
});

test('a single file is recognised by its name', () => {
  expect(describeFile('site.json', undefined)).toMatchObject({
    kind: 'site',
    type: 'Company',
    slug: 'site',
  });
});

test.each([
  ['pages/odd.json', 'odd'],
  ['pages/odd.json', 'toString'],
  ['pages/odd.json', undefined],
  ['pages/deep/odd.json', 'page'],
  ['drafts/odd.json', undefined],
  ['services/deep/odd.json', undefined],
  ['other.json', undefined],
])('%s with the template %j has no place in the model', (file, template) => {
  expect(describeFile(file, template)).toBeUndefined();
});
