import { companyContent, contentFolder } from '../../../tests/test-content';
import type { Problem } from '../read/read-content';
import { checkContent } from './check-content';

const folder = contentFolder();
const service = 'services/automation.json';

test('the real content has no mistakes', () => {
  expect(checkContent(companyContent).problems).toEqual([]);
});

test('a copy of the content with empty pictures has no mistakes either', () => {
  expect(folder.problems()).toEqual([]);
});

describe('invalid JSON is reported with the line and column where it goes wrong', () => {
  test.each([
    ['a comma too many in an object', '{\n  "title": "A",\n}', 'line 3, column 1'],
    ['a comma too many in a list', '{\n  "text": ["A",]\n}', 'line 2, column 16'],
    ['a missing comma', '{\n  "title": "A"\n  "text": "B"\n}', 'line 3, column 3'],
    ['typographic quotation marks', '{\n  "title": “A”\n}', 'line 2, column 12'],
    ['a word without quotation marks', '{ "title": Automation }', 'line 1, column 12'],
    ['a missing bracket at the end', '{\n  "title": "A"\n', 'line 3, column 1'],
    ['a text that is not closed', '{ "title": "A', 'line 1, column 12'],
    ['something after the end', '{ "title": "A" } }', 'line 1, column 18'],
    ['an empty file', '', 'line 1, column 1'],
  ])('%s', (_what, text, place) => {
    folder.write(service, text);
    const own = folder.problems().filter(({ file }) => file === service);
    expect(own).toEqual([
      {
        file: service,
        field: '',
        problem: expect.stringMatching(`^is not valid JSON \\(${place}: [^\\n]{5,60}\\)$`),
        fix: 'Look there for a missing or extra comma, quotation mark or bracket.',
      },
    ]);
  });
});

describe('files', () => {
  test('two files with one address are reported at the second, which names the first', () => {
    folder.rename('pages/privacy.json', 'pages/retail.json');
    expect(folder.problems()).toContainEqual({
      file: 'pages/retail.json',
      field: '',
      problem: 'has the same address /retail as industries/retail.json',
      fix: 'Rename one of the two files; the file name is the address.',
    });
  });

  test('two pages with one title are reported at the second, which names the first', () => {
    folder.set('projects/zerosbook.json', ['title'], 'AUTOMATION');
    expect(folder.problems()).toContainEqual({
      file: 'projects/zerosbook.json',
      field: 'title',
      problem: expect.stringContaining('is the same as in services/automation.json'),
      fix: 'Say what kind of page it is: "Impex: case study".',
    });
  });

  test.each(['site.json', 'navigation.json'])('%s that is not there is reported as missing', (file) => {
    folder.remove(file);
    expect(folder.problems()).toEqual([
      { file, field: '', problem: 'is missing', fix: 'Restore the file; the site needs it.' },
    ]);
  });

  test.each([
    ['home.json', 'home', 'HomePage'],
    ['contact-us.json', 'contact', 'ContactPage'],
    ['request-quote.json', 'quote', 'QuotePage'],
  ])('a site without pages/%s lacks a needed page', (name, template, type) => {
    folder.remove(`pages/${name}`);
    expect(folder.problems()).toContainEqual({
      file: 'pages',
      field: 'template',
      problem: `"${template}" must be the template of exactly one page, but 0 pages have it`,
      fix: `Keep one file with "template": "${template}" (${type}).`,
    });
  });

  test('a second page of a template that allows only one is reported', () => {
    folder.write('pages/write-to-us.json', '{ "template": "contact" }');
    expect(folder.problems()).toContainEqual(
      expect.objectContaining({
        file: 'pages/write-to-us.json',
        field: 'template',
        problem: '"contact" must be the template of exactly one page, but 2 pages have it',
      }),
    );
  });

  test('a page that cannot be read is not reported as missing as well', () => {
    folder.write('pages/thank-you.json', '{');
    expect(folder.problems()).toEqual([
      expect.objectContaining({ file: 'pages/thank-you.json', problem: expect.stringContaining('JSON') }),
    ]);
  });

  test.each(['thank-you', '404'])('pages/%s.json is missed under another name', (name) => {
    folder.rename(`pages/${name}.json`, 'pages/other.json');
    expect(folder.problems()).toContainEqual({
      file: `pages/${name}.json`,
      field: '',
      problem: 'must be there, with "template": "page", and be shown on every day',
      fix: 'Restore the file; the site shows it after a form was sent, and for unknown addresses.',
    });
  });

  test('the page for unknown addresses is no draft', () => {
    folder.set('pages/404.json', ['draft'], true);
    expect(folder.problems()).toContainEqual(
      expect.objectContaining({ file: 'pages/404.json', problem: expect.stringContaining('on every day') }),
    );
  });

  test('a section that shows prices needs them', () => {
    folder.remove('prices.json');
    expect(folder.problems()).toContainEqual({
      file: 'pages/about-us.json',
      field: 'sections[5].type',
      problem: 'shows what is in prices.json, which is missing',
      fix: 'Write prices.json, or remove the section.',
    });
  });

  test.each(['Web_App', 'über-uns', 'a--b', 'two words'])('the file name "%s" makes no address', (slug) => {
    folder.rename('pages/privacy.json', `pages/${slug}.json`);
    expect(folder.problems()).toContainEqual({
      file: `pages/${slug}.json`,
      field: '',
      problem: `has the file name "${slug}", which is not suitable for an address`,
      fix: 'Rename the file; use only lower-case letters, digits and hyphens.',
    });
  });

  test.each(['con', 'nul', 'com1', 'LPT9'])('the file name "%s" cannot be stored on Windows', (slug) => {
    folder.rename('clients/nandur-pumps.json', `clients/${slug}.json`);
    expect(folder.problems()).toEqual([
      {
        file: `clients/${slug}.json`,
        field: '',
        problem: `has the name "${slug}", which Windows keeps for a device`,
        fix: `Rename the file, for example to ${slug.toLowerCase()}-name.json.`,
      },
    ]);
  });

  test('a page that is removed breaks every link to it, each reported at its own place', () => {
    folder.remove('pages/privacy.json');
    expect(folder.problems()).toContainEqual(
      expect.objectContaining({
        file: 'navigation.json',
        field: 'legal[0].link',
        problem: 'leads to "/privacy", a page that does not exist',
      }),
    );
  });

  test("the editor's own $schema note is no mistake", () => {
    folder.set(service, ['$schema'], '../../.vscode/service.json');
    expect(folder.problems()).toEqual([]);
  });

  test('files other than JSON are skipped', () => {
    folder.write('services/notes.txt', 'To do');
    expect(folder.problems()).toEqual([]);
  });
});

describe('all mistakes of all files are reported at once', () => {
  const brief = ({ file, field }: Problem): string => `${file} ${field}`.trim();

  test('mistakes of every kind, in order of the files', () => {
    folder.write('clients/nandur-pumps.json', '{');
    folder.set(service, ['title'], undefined);
    folder.set(service, ['extra'], 'x');
    folder.set(service, ['benefits', 0, 'icon'], 'no-such-icon');
    folder.set(service, ['nextStep', 'link'], '/nowhere');
    folder.set('offices/edison.json', ['postalCode'], 8837);
    folder.set('products/impex.json', ['image', 'src'], './nothing.jpg');
    folder.remove('site.json');
    expect(folder.problems().map(brief)).toEqual([
      'clients/nandur-pumps.json',
      'offices/edison.json postalCode',
      'products/impex.json image.src',
      `${service} title`,
      `${service} extra`,
      `${service} benefits[0].icon`,
      `${service} nextStep.link`,
      'site.json',
    ]);
  });

  test.each([
    ['industries/retail.json', ['tagline'], ['solutions', 0], 'solutions'],
    ['hero-slides/impex.json', ['title'], ['buttonName'], 'buttonName'],
    ['testimonials/ellen-brandvold.json', ['role'], ['highlights', 0], 'highlights[0]'],
  ])('a mistake between two fields of %s is not hidden by a missing third', (file, missing, path, field) => {
    folder.set(file, missing, undefined);
    folder.set(file, path, file.startsWith('testimonials') ? 'Never said' : undefined);
    expect(folder.problems().map(brief).sort()).toEqual([`${file} ${missing[0]}`, `${file} ${field}`].sort());
  });
});
