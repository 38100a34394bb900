import { contentFolder } from '../../../tests/test-content';
import { expectOneProblem, type OneMistake } from '../../../tests/test-one-mistake';

const folder = contentFolder();
const service = 'services/automation.json';
const industry = 'industries/retail.json';

const mistakes: OneMistake[] = [
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
    what: 'a text with two links to pages that do not exist',
    file: 'insights/what-a-rewrite-costs.json',
    path: ['body', 0],
    value: { type: 'paragraph', text: 'See [one](/nowhere), [two](/contact-us) and [three](/elsewhere).' },
    field: 'body[0].text',
    problem:
      'leads to "/nowhere", a page that does not exist; leads to "/elsewhere", a page that does not exist',
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
    fix: 'Add the file, or correct the path, which begins at the folder of this entry.',
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
];

test.each(mistakes)('$what is reported once, at its path and with a fix', (mistake) => {
  expectOneProblem(folder, mistake);
});

describe('sections of the home page', () => {
  test('a link to a section without entries is reported', () => {
    for (const name of ['impex', 'vhuman', 'zerosbook']) {
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

  test('a link to the list of articles is reported while there are none', () => {
    for (const name of [
      'questions-for-any-software-contract',
      'what-a-rewrite-costs',
      'what-gstr-2b-matching-needs',
    ])
      folder.remove(`insights/${name}.json`);
    folder.set(service, ['nextStep', 'link'], '/insights');
    expect(folder.problems()).toEqual([
      {
        file: service,
        field: 'nextStep.link',
        problem: 'leads to "/insights", which is left out without entries of the insights folder',
        fix: 'Remove the link, or show it only as long as there are such entries.',
      },
    ]);
  });

  test.each([
    ['caseStudy', ['caseStudy']],
    ['lists.noProjects', ['lists', 'noProjects']],
  ])('pages need the headings of their kind: %s', (field, path) => {
    folder.set('headings.json', path, undefined);
    expect(folder.problems()).toEqual([
      expect.objectContaining({ file: 'headings.json', field, problem: 'is missing' }),
    ]);
  });

  test('the page that explains prices needs the estimate', () => {
    folder.set('prices.json', ['page', 'link'], '/about-us');
    expect(folder.problems()).toEqual([
      expect.objectContaining({
        file: 'prices.json',
        field: 'page.link',
        problem: expect.stringContaining('no section "estimate"'),
      }),
    ]);
  });

  test('a section with entries needs its heading', () => {
    folder.set('pages/home.json', ['testimonials'], undefined);
    expect(folder.problems()).toEqual([
      {
        file: 'pages/home.json',
        field: 'testimonials',
        problem: 'is missing',
        fix: expect.stringMatching(/^Write it; it stands above testimonials\//),
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
