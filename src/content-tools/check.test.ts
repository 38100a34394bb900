import { contentFolder, type Json, realContent } from '../../tests/content-folder';
import { checkContent } from './check';
import { printProblems } from './print-problems';
import type { Problem } from './read';

const folder = contentFolder();
const service = 'services/automation.json';
const industry = 'industries/retail.json';
const letters = (count: number): string => 'x'.repeat(count);

test('the real content has no mistakes', () => {
  expect(checkContent(realContent).problems).toEqual([]);
});

test('a copy of the content with empty pictures has no mistakes either', () => {
  expect(folder.problems()).toEqual([]);
});

describe('one wrong value is reported once, at its path and with a fix', () => {
  const cases: {
    what: string;
    file: string;
    path: (string | number)[];
    value?: Json;
    field: string;
    problem: string | RegExp;
    fix: string | RegExp;
  }[] = [
    {
      what: 'a missing field',
      file: service,
      path: ['summary'],
      field: 'summary',
      problem: 'is missing',
      fix: 'Shown on the card when it is hovered or focused: one sentence.',
    },
    {
      what: 'a missing field within a list',
      file: service,
      path: ['benefits', 2, 'text'],
      field: 'benefits[2].text',
      problem: 'is missing',
      fix: 'One or two sentences about the benefit.',
    },
    {
      what: 'an empty field',
      file: service,
      path: ['tagline'],
      value: '',
      field: 'tagline',
      problem: 'is empty',
      fix: 'The sentence set large below the heading.',
    },
    {
      what: 'an empty list',
      file: 'offices/mumbai.json',
      path: ['hours'],
      value: [],
      field: 'hours',
      problem: 'is empty',
      fix: 'Opening hours.',
    },
    {
      what: 'a text in place of a number',
      file: service,
      path: ['order'],
      value: 'first',
      field: 'order',
      problem: 'must be a number, not the string "first"',
      fix: /1 comes first/,
    },
    {
      what: 'a number in place of a text',
      file: 'site.json',
      path: ['name'],
      value: 7,
      field: 'name',
      problem: 'must be a text in quotation marks, not the number 7',
      fix: 'Name of the company, as on the logo.',
    },
    {
      what: 'a broken number in place of a whole one',
      file: 'site.json',
      path: ['foundingYear'],
      value: 2009.5,
      field: 'foundingYear',
      problem: 'must be a whole number, not the number 2009.5',
      fix: 'Year of foundation.',
    },
    {
      what: 'a text in place of a list',
      file: service,
      path: ['text'],
      value: 'One paragraph.',
      field: 'text',
      problem: 'must be a list in square brackets, not the string "One paragraph."',
      fix: 'Introduction, two or three paragraphs.',
    },
    {
      what: 'a list in place of an object',
      file: service,
      path: ['nextStep'],
      value: [],
      field: 'nextStep',
      problem: 'must be an object in curly brackets, not a list',
      fix: 'See another file of the same folder.',
    },
    {
      what: 'null in place of a text',
      file: service,
      path: ['title'],
      value: null,
      field: 'title',
      problem: 'must be a text in quotation marks, not null',
      fix: /Name of the page/,
    },
    {
      what: 'a number below its limit',
      file: service,
      path: ['order'],
      value: 0,
      field: 'order',
      problem: 'must be at least 1',
      fix: /1 comes first/,
    },
    {
      what: 'a number above its limit',
      file: 'projects/impex.json',
      path: ['year'],
      value: 20240,
      field: 'year',
      problem: 'must be at most 2100',
      fix: 'Year of the first release.',
    },
    {
      what: 'a misspelt field',
      file: service,
      path: ['benefits', 0, 'txt'],
      value: 'Text',
      field: 'benefits[0].txt',
      problem: 'is not a field here',
      fix: 'Remove it, or correct its name. Fields here: name, text, icon.',
    },
    {
      what: 'a title that is too long',
      file: service,
      path: ['title'],
      value: letters(49),
      field: 'title',
      problem: 'has 49 characters; at most 48 are allowed',
      fix: /Name of the page/,
    },
    {
      what: 'a description that is too long',
      file: industry,
      path: ['description'],
      value: letters(161),
      field: 'description',
      problem: 'has 161 characters; at most 160 are allowed',
      fix: /50 to 160 characters/,
    },
    {
      what: 'a description that is too short',
      file: industry,
      path: ['description'],
      value: letters(49),
      field: 'description',
      problem: 'has 49 characters; at least 50 are needed',
      fix: /50 to 160 characters/,
    },
    {
      what: 'a space at the end',
      file: service,
      path: ['tagline'],
      value: 'We do it. ',
      field: 'tagline',
      problem: 'begins or ends with a space; remove it',
      fix: 'The sentence set large below the heading.',
    },
    {
      what: 'a line break',
      file: service,
      path: ['tagline'],
      value: 'We\ndo it.',
      field: 'tagline',
      problem: 'has a line break; write one line',
      fix: 'The sentence set large below the heading.',
    },
    {
      what: 'one list entry too few',
      file: service,
      path: ['benefits', 5],
      field: 'benefits',
      problem: 'has 5 entries; at least 6 are needed',
      fix: 'Six benefits.',
    },
    {
      what: 'a list with a single entry where more are needed',
      file: 'projects/impex.json',
      path: ['technologies'],
      value: ['React'],
      field: 'technologies',
      problem: 'has 1 entry; at least 2 are needed',
      fix: /use the same spelling everywhere/,
    },
    {
      what: 'one list entry too many',
      file: 'projects/impex.json',
      path: ['technologies'],
      value: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
      field: 'technologies',
      problem: 'has 9 entries; at most 8 are allowed',
      fix: /use the same spelling everywhere/,
    },
    {
      what: 'a link to a page that does not exist',
      file: service,
      path: ['nextStep', 'link'],
      value: '/contact-uss',
      field: 'nextStep.link',
      problem: 'leads to "/contact-uss", a page that does not exist',
      fix: 'Write the path of an existing page, such as /contact-us.',
    },
    {
      what: 'a link to a section that does not exist',
      file: 'navigation.json',
      path: ['header', 1, 'link'],
      value: '/#our-product',
      field: 'header[1].link',
      problem: 'leads to the section "#our-product", which does not exist',
      fix: /^Sections are on the home page: .*\/#our-products, /,
    },
    {
      what: 'a link to a section of the home page on another page',
      file: 'navigation.json',
      path: ['header', 1, 'link'],
      value: '/about-us#our-products',
      field: 'header[1].link',
      problem: 'leads to the section "#our-products", which does not exist',
      fix: /^Sections are on the home page/,
    },
    {
      what: 'a link with a slash at its end',
      file: service,
      path: ['nextStep', 'link'],
      value: '/contact-us/',
      field: 'nextStep.link',
      problem: 'leads to "/contact-us/", a page that does not exist',
      fix: 'Write the path of an existing page, such as /contact-us.',
    },
    {
      what: 'a picture that does not exist',
      file: service,
      path: ['image', 'src'],
      value: './automaton.jpg',
      field: 'image.src',
      problem: 'names "./automaton.jpg", which does not exist',
      fix: 'Add the file, or correct the path, which is relative to this JSON file.',
    },
    {
      what: 'a picture of a kind that is none',
      file: service,
      path: ['image', 'src'],
      value: './automation.json',
      field: 'image.src',
      problem: 'names "./automation.json", which is not of the right type',
      fix: 'Use a file that ends in .jpg, .jpeg, .png, .webp.',
    },
    {
      what: 'a picture without alternative text',
      file: service,
      path: ['image', 'alt'],
      field: 'image.alt',
      problem: 'is missing',
      fix: 'What the picture shows, in one sentence, for people who do not see it.',
    },
    {
      what: 'a picture with an empty text',
      file: service,
      path: ['image', 'alt'],
      value: '',
      field: 'image.alt',
      problem: 'is empty',
      fix: 'What the picture shows, in one sentence, for people who do not see it.',
    },
    {
      what: 'an icon that does not exist',
      file: service,
      path: ['benefits', 1, 'icon'],
      value: 'no-such-icon',
      field: 'benefits[1].icon',
      problem: 'names the icon "no-such-icon", which does not exist',
      fix: 'Choose one from lucide.dev/icons and write its name.',
    },
    {
      what: 'a reference to an entry that does not exist',
      file: service,
      path: ['relatedIndustries', 0],
      value: 'aviation',
      field: 'relatedIndustries[0]',
      problem: 'names "aviation", which is not a file of that folder',
      fix: /^Write one of: .*\bretail\b/,
    },
    {
      what: 'a reference into another folder than its own',
      file: 'projects/impex.json',
      path: ['industry'],
      value: 'automation',
      field: 'industry',
      problem: 'names "automation", which is not a file of that folder',
      fix: /^Write one of: /,
    },
    {
      what: 'fewer solutions than challenges',
      file: industry,
      path: ['solutions', 0],
      field: 'solutions',
      problem:
        'must have as many entries as challenges; write one solution for each challenge, in the same order',
      fix: 'Our answers, in the order of the challenges: the third answers the third.',
    },
    {
      what: 'a highlight that is not in the text',
      file: 'testimonials/ellen-brandvold.json',
      path: ['highlights', 1],
      value: 'It took twelve weeks',
      field: 'highlights[1]',
      problem: '"It took twelve weeks" is not in the text; copy the words exactly',
      fix: 'A few words of the text, copied exactly.',
    },
    {
      what: 'a page address without words on the button',
      file: 'hero-slides/impex.json',
      path: ['buttonName'],
      field: 'buttonName',
      problem: 'and pageUrl belong together; write both, or neither',
      fix: 'Words on the button; only together with pageUrl.',
    },
    {
      what: 'words on a button that opens nothing',
      file: 'hero-slides/automation.json',
      path: ['buttonName'],
      value: 'Know more',
      field: 'buttonName',
      problem: 'and pageUrl belong together; write both, or neither',
      fix: 'Words on the button; only together with pageUrl.',
    },
    {
      what: 'a word outside a short list of words',
      file: 'hero-slides/impex.json',
      path: ['parentClass'],
      value: 'slide-green',
      field: 'parentClass',
      problem: 'is "slide-green", which is not allowed here',
      fix: 'Write one of: slide-sea, slide-dawn, slide-ink.',
    },
    {
      what: 'a missing word of a short list of words',
      file: 'hero-slides/impex.json',
      path: ['parentClass'],
      field: 'parentClass',
      problem: 'is missing',
      fix: 'Write one of: slide-sea, slide-dawn, slide-ink.',
    },
    {
      what: 'a page with an unknown template',
      file: 'pages/privacy.json',
      path: ['template'],
      value: 'texts',
      field: 'template',
      problem: 'is "texts", which is not a template',
      fix: 'Write one of: home, about, contact, quote, case-studies, projects, text, thank-you, not-found.',
    },
    {
      what: 'a page without a template',
      file: 'pages/privacy.json',
      path: ['template'],
      field: 'template',
      problem: 'is missing, which is not a template',
      fix: /^Write one of: home, about/,
    },
    {
      what: 'a site address that ends with a slash',
      file: 'site.json',
      path: ['url'],
      value: 'https://www.sevenisle.example/',
      field: 'url',
      problem: 'must not end with a slash',
      fix: 'Address of the site, without a slash at the end.',
    },
    {
      what: 'a social address without https',
      file: 'site.json',
      path: ['socialLinks', 3, 'link'],
      value: 'http://www.linkedin.com/company/x',
      field: 'socialLinks[3].link',
      problem: 'must be a web address that begins with https://',
      fix: 'Our page there; leave out while there is none.',
    },
    {
      what: 'a malformed mail address',
      file: 'offices/mumbai.json',
      path: ['email'],
      value: 'mumbai',
      field: 'email',
      problem: 'must be an e-mail address',
      fix: 'E-mail address.',
    },
    {
      what: 'a time zone that does not exist',
      file: 'offices/mumbai.json',
      path: ['timeZone'],
      value: 'Asia/Mumbai',
      field: 'timeZone',
      problem: 'must be a time zone such as "Asia/Kolkata"',
      fix: 'Time zone (IANA name), for the local time on the contact page.',
    },
    {
      what: 'an hour that does not exist',
      file: 'offices/mumbai.json',
      path: ['hours', 0, 'opens'],
      value: '24:30',
      field: 'hours[0].opens',
      problem: 'must be a time such as 09:30',
      fix: 'Opening time.',
    },
    {
      what: 'a date that does not exist',
      file: 'pages/privacy.json',
      path: ['updated'],
      value: '2024-02-30',
      field: 'updated',
      problem: 'must be a date such as 2024-11-21',
      fix: 'Date of the last change.',
    },
    {
      what: 'a phone number without its country',
      file: 'site.json',
      path: ['phone'],
      value: '022 5550 0142',
      field: 'phone',
      problem: 'must be written internationally, such as "+91 22 5550 0142"',
      fix: 'Phone number, written internationally.',
    },
  ];

  test.each(cases)('$what', ({ file, path, value, field, problem, fix }) => {
    folder.set(file, path, value);
    // A page without a valid template loses its address, and links to it break.
    const problems = folder.problems().filter((found) => found.file === file);
    expect(problems).toEqual([
      {
        file,
        field,
        problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
        fix: typeof fix === 'string' ? fix : expect.stringMatching(fix),
      },
    ]);
  });
});

describe('invalid JSON is reported with the line and column where it goes wrong', () => {
  test.each([
    ['a comma too many in an object', '{\n  "title": "A",\n}', 'line 3, column 1'],
    ['a comma too many in a list', '{\n  "text": ["A",]\n}', 'line 2, column 16'],
    ['a missing comma', '{\n  "title": "A"\n  "text": "B"\n}', 'line 3, column 3'],
    ['typographic quotation marks', '{\n  "title": “A”\n}', 'line 2, column 12'],
    ['a word without quotation marks', '{ "title": Automation }', 'line 1, column 12'],
    ['a missing bracket at the end', '{\n  "title": "A"\n', 'line 3, column 1'],
    ['a text that is not closed', '{ "title": "A', 'line 1, column 14'],
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
    ['thank-you.json', 'thank-you', 'ThankYouPage'],
    ['404.json', 'not-found', 'NotFoundPage'],
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

  test.each([
    ['thank-you', 'thanks', '/thank-you'],
    ['404', 'not-found', '/404'],
  ])('pages/%s.json under another name is reported with the name it must keep', (from, to, path) => {
    folder.rename(`pages/${from}.json`, `pages/${to}.json`);
    expect(folder.problems()).toContainEqual({
      file: `pages/${to}.json`,
      field: '',
      problem: `must have the address ${path}`,
      fix: `Name the file ${path.slice(1)}.json.`,
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

describe('sections of the home page', () => {
  test('a link to a section without entries is reported', () => {
    for (const name of ['igbc', 'impex', 'vhuman', 'zerosbook', 'autocad-utility']) {
      folder.remove(`products/${name}.json`);
    }
    expect(folder.problems().map(({ file, field, problem }) => [file, field, problem])).toEqual([
      [
        'navigation.json',
        'header[1].link',
        'leads to the section "#our-products", which is left out because there are no entries of product',
      ],
      [
        'navigation.json',
        'footer[1].link',
        'leads to the section "#our-products", which is left out because there are no entries of product',
      ],
    ]);
  });

  test('a section with entries needs its heading', () => {
    folder.set('pages/home.json', ['testimonials'], undefined);
    expect(folder.problems()).toEqual([
      {
        file: 'pages/home.json',
        field: 'testimonials',
        problem: 'is missing',
        fix: 'Write the heading and text of that section of the home page, because there are entries of testimonial.',
      },
    ]);
  });
});

describe('addresses that have moved', () => {
  const moved = (...entries: { from: string; to: string }[]) =>
    folder.write('redirects.json', JSON.stringify({ moved: entries }));

  test('one that leads to a page is no mistake', () => {
    moved({ from: '/robotics', to: '/automation' });
    expect(folder.problems()).toEqual([]);
  });

  test.each([
    [
      'from a page that is there',
      [{ from: '/privacy', to: '/automation' }],
      'moved[0].from',
      'is the address of pages/privacy.json, which would no longer be reachable',
    ],
    [
      'to a page that is not there',
      [{ from: '/robotics', to: '/automaton' }],
      'moved[0].to',
      'leads to "/automaton", a page that does not exist',
    ],
    [
      'from one address to two',
      [
        { from: '/robotics', to: '/automation' },
        { from: '/robotics', to: '/privacy' },
      ],
      'moved[1].from',
      'redirects /robotics a second time',
    ],
  ])('one %s is reported', (_what, entries, field, problem) => {
    moved(...entries);
    expect(folder.problems()).toEqual([expect.objectContaining({ file: 'redirects.json', field, problem })]);
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
    folder.set('products/igbc.json', ['image', 'src'], './nothing.jpg');
    folder.remove('site.json');
    expect(folder.problems().map(brief)).toEqual([
      'clients/nandur-pumps.json',
      'offices/edison.json postalCode',
      'products/igbc.json image.src',
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

describe('the printed report', () => {
  test('names each file once, with every mistake and its fix below, and counts both', () => {
    const text = printProblems([
      { file: 'a.json', field: 'x', problem: 'is missing', fix: 'Write it.' },
      { file: 'a.json', field: '', problem: 'is odd', fix: 'Correct it.' },
      { file: 'b.json', field: 'y[0]', problem: 'is empty', fix: 'Fill it.' },
    ]);
    expect(text.split('\n')).toEqual([
      '',
      'content/a.json',
      '  x: is missing',
      '      Write it.',
      '  (file): is odd',
      '      Correct it.',
      '',
      'content/b.json',
      '  y[0]: is empty',
      '      Fill it.',
      '',
      '3 mistakes in 2 files',
    ]);
  });

  test('advice is listed with the mistakes of its file, marked as advice and counted separately', () => {
    const advice = { file: 'a.json', field: 'y', problem: 'is dull', fix: 'Brighten it.' };
    const mistake = { file: 'a.json', field: 'x', problem: 'is missing', fix: 'Write it.' };
    const paint = (style: string, text: string): string => `<${style}>${text}</${style}>`;
    expect(printProblems([mistake], [advice], paint).split('\n')).toEqual([
      '',
      '<bold>content/a.json</bold>',
      '  <red>x</red>: is missing',
      '      <dim>Write it.</dim>',
      '  <yellow>advice: y</yellow>: is dull',
      '      <dim>Brighten it.</dim>',
      '',
      '<red>1 mistake in 1 file</red>',
      '<yellow>1 piece of advice on 1 file</yellow>',
    ]);
  });

  test('a single mistake is counted in the singular', () => {
    const text = printProblems([{ file: 'a.json', field: 'x', problem: 'is missing', fix: 'Write it.' }]);
    expect(text).toMatch(/\n1 mistake in 1 file$/);
  });
});
