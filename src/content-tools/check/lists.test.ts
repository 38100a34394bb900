import { contentFolder } from '../../../tests/test-content';
import { expectOneProblem, type OneMistake } from '../../../tests/test-one-mistake';

const folder = contentFolder();
const brief = () => folder.problems().map(({ file, field, problem }) => `${file} ${field}: ${problem}`);

describe('what is said twice is reported at the second place', () => {
  test.each<OneMistake>([
    {
      what: 'a related service',
      file: 'industries/retail.json',
      path: ['relatedServices'],
      value: ['automation', 'data-science', 'automation'],
      field: 'relatedServices[2]',
      problem: 'is the same as relatedServices[0]',
      fix: /^Remove one of the two/,
    },
    {
      what: 'a paragraph',
      file: 'industries/retail.json',
      path: ['text'],
      value: ['The same words.', 'The same words.'],
      field: 'text[1]',
      problem: 'is the same as text[0]',
      fix: /^Remove one of the two/,
    },
    {
      what: 'an item of the menu',
      file: 'navigation.json',
      path: ['footer'],
      value: [
        { name: 'Projects', link: '/projects' },
        { name: 'Projects', link: '/projects' },
      ],
      field: 'footer[1]',
      problem: 'is the same as footer[0]',
      fix: /^Remove one of the two/,
    },
  ])('$what', (mistake) => {
    expectOneProblem(folder, mistake);
  });

  test('the name of two entries of one kind', () => {
    folder.set('products/vhuman.json', ['name'], 'Impex');
    expect(brief()).toEqual(['products/vhuman.json name: is the same as in products/impex.json']);
  });

  test('two people of one name at different companies are two people', () => {
    folder.set('testimonials/ellen-brandvold.json', ['name'], 'Asha Menon');
    folder.set('testimonials/ellen-brandvold.json', ['company'], 'Nandur Pumps');
    expect(folder.problems()).toEqual([]);
  });
});

test('phrases of a testimonial may not overlap', () => {
  folder.set('testimonials/ellen-brandvold.json', ['text'], 'They answered within the hour, every day.');
  folder.set('testimonials/ellen-brandvold.json', ['highlights'], ['within the hour', 'the hour, every day']);
  expect(brief()).toEqual([
    'testimonials/ellen-brandvold.json highlights[1]: overlaps "within the hour"; emphasise each word once',
  ]);
});

test('a next step that leads to its own page is reported', () => {
  folder.set('services/automation.json', ['nextStep', 'link'], '/automation');
  expect(brief()).toEqual(['services/automation.json nextStep.link: leads to the page that it is on']);
});

describe('addresses that the site needs itself', () => {
  test.each(['admin', 'style', 'email', 'healthz', 'livez', 'readyz', 'api', 'static', 'page-data', 'fonts'])(
    'a page cannot be /%s',
    (slug) => {
      folder.rename('services/automation.json', `services/${slug}.json`);
      expect(folder.problems()).toContainEqual(
        expect.objectContaining({
          file: `services/${slug}.json`,
          problem: `has the address /${slug}, which the site itself needs`,
        }),
      );
    },
  );

  test.each(['/email', '/admin', '/api/email', '/page-data/about-us', '/projects/services/automation'])(
    '%s cannot be redirected',
    (from) => {
      folder.write('redirects.json', JSON.stringify({ moved: [{ from, to: '/contact-us' }] }));
      expect(folder.problems()).toEqual([
        {
          file: 'redirects.json',
          field: 'moved[0].from',
          problem: `has the address ${from}, which the site itself needs`,
          fix: expect.stringContaining('Choose another name'),
        },
      ]);
    },
  );

  test('the filter page of a value that no project has any more may be redirected', () => {
    const moved = [{ from: '/projects/services/robots', to: '/projects' }];
    folder.write('redirects.json', JSON.stringify({ moved }));
    expect(folder.problems()).toEqual([]);
  });
});

describe('texts and settings', () => {
  test.each<[string, string, (string | number)[], string, string]>([
    [
      'an email address',
      'offices/mumbai.json',
      ['email'],
      'mum\u200bbai@firma.in',
      'has an invisible character',
    ],
    [
      'a link',
      'services/automation.json',
      ['nextStep', 'link'],
      '/contact-us\u2060',
      'has an invisible character',
    ],
    [
      'a web address',
      'offices/mumbai.json',
      ['mapUrl'],
      'https://maps.firma.in/\u200b',
      'has an invisible character',
    ],
    [
      'a text',
      'services/automation.json',
      ['tagline'],
      'One \u202eowt\u202c three',
      'reverses the direction',
    ],
    ['a name', 'services/automation.json', ['tagline'], 'One\u0007 two', 'invisible control character'],
    ['the site', 'site.json', ['url'], 'https://www.company.in/site', 'must be the host alone'],
    ['a locale', 'site.json', ['locale'], 'xx-IN', 'names a language or country that does not exist'],
    ['a country', 'site.json', ['locale'], 'en-QQ', 'names a language or country that does not exist'],
  ])('%s with a trap is reported', (_what, file, path, value, problem) => {
    folder.set(file, path, value);
    expect(folder.problems()[0]).toEqual(
      expect.objectContaining({ file, problem: expect.stringContaining(problem) }),
    );
  });

  test.each(['इंडिया में सॉफ़्टवेयर', 'A family: 👨‍👩‍👧', `${'w'.repeat(120)}`, 'Ärger in São Paulo'])(
    'the text "%s" works',
    (value) => {
      folder.set('services/automation.json', ['tagline'], value);
      expect(folder.problems()).toEqual([]);
    },
  );
});
