import { contentFolder } from '../../../tests/test-content';

const folder = contentFolder();
const ownTexts = (texts: object): void => folder.write('texts.json', JSON.stringify(texts));
const found = () =>
  folder
    .problems()
    .filter(({ file }) => ['texts.json', 'site.json'].includes(file))
    .map(({ file, field, problem }) => `${file} ${field} ${problem}`);

test('a company may have words of its own', () => {
  ownTexts({ projects: { all: { one: 'One project', other: '{count} works' } } });
  expect(found()).toEqual(['texts.json projects.all.one must have in braces: {count}']);
});

test('a text that there is not is named', () => {
  ownTexts({ page: { hom: 'Start' }, pages: {} });
  expect(found()).toEqual([
    'texts.json page.hom is not a field here',
    'texts.json pages is not a field here',
  ]);
});

test('a language that the site does not bring needs every text', () => {
  folder.set('site.json', ['locale'], 'fr-FR');
  const problems = found();
  expect(problems).toContain('texts.json page.skip is missing');
  expect(problems).toContain('texts.json projects.all is missing');
  expect(problems).not.toContain('texts.json form.phoneHint is missing');
  expect(problems.length).toBeGreaterThan(200);
});
