import { companyContent, contentFolder, type Json } from '../../../tests/test-content';
import { readContent } from '../read/read-content';
import { adviseOnContent } from './advise';
import { adviseOnText, explainDeadAddress } from './texts';

const folder = contentFolder();
const own = 'sevenisle.example';
const advice = () => adviseOnContent(readContent(folder.root));
const service = 'services/automation.json';

test('the real content needs no advice', () => {
  expect(adviseOnContent(readContent(companyContent))).toEqual([]);
});

describe('a text is advised on', () => {
  test.each([
    ['We join the the systems.', 'has the word "the" twice in a row'],
    ['The\nthe systems.', 'has the word "The" twice in a row'],
    ['Lorem ipsum dolor sit amet.', 'still has "Lorem ipsum", which looks like sample text'],
    ['Sample: what we do.', 'still has "Sample:", which looks like sample text'],
    ['Prices: TODO', 'still has "TODO", which looks like sample text'],
    ['Here goes placeholder text.', 'still has "placeholder text", which looks like sample text'],
    ['Two  spaces.', 'has two spaces in a row'],
    [
      'See http://localhost:8000/x.',
      'has the address "http://localhost:8000/x", which no site on the web can have',
    ],
    ['See www.acme for more.', 'has the address "www.acme", which no site on the web can have'],
    ['See htps://acme.com now.', 'has the address "htps://acme.com", which does not begin with https://'],
    [
      'See www.acme and htps://acme.com.',
      'has the address "www.acme", which no site on the web can have; has the address "htps://acme.com", which does not begin with https://',
    ],
    ['Write to us@example.com.', 'has the address "us@example.com", which no site on the web can have'],
  ])('%s', (text, problem) => {
    expect(adviseOnText(text, own).map((finding) => finding.problem)).toEqual([problem]);
  });

  test.each([
    'All that that clerk had had to do.',
    'Bye-bye paper, so-so scans.',
    'In in-house work nothing is lost.',
    'We use Node.js, e.g. for imports/exports; see www.acme.com or https://acme.co.in/a?b=c.',
    'hello@sevenisle.example and https://www.sevenisle.example/automation.',
    'Steps 10 10 20, at 09:30: done.',
  ])('but not: %s', (text) => {
    expect(adviseOnText(text, own)).toEqual([]);
  });
});

test.each([
  ['https://www.acme.com/x', undefined],
  ['https:/acme.com', 'does not begin with https://'],
  ['https://acme', 'no site on the web can have'],
  ['https://acme..com', 'no site on the web can have'],
  ['https://192.168.0.10/x', 'no site on the web can have'],
  ['https://shop.acme.test', 'no site on the web can have'],
  ['https://mail.sevenisle.example', undefined],
  ['https://notsevenisle.example', 'no site on the web can have'],
])('the form of %s', (address, dead) => {
  expect(explainDeadAddress(address, own)).toBe(dead);
});

describe('in the content', () => {
  const cases: {
    what: string;
    file: string;
    path: (string | number)[];
    value: Json;
    field: string;
    problem: string | RegExp;
  }[] = [
    {
      what: 'a browser title that is cut',
      file: service,
      path: ['title'],
      value: 'Automation of offices, stores and drawings',
      field: 'title',
      problem: /^makes the browser title "Automation .* \| Sevenisle Software", which has 63 characters$/,
    },
    {
      what: 'a description with room left',
      file: service,
      path: ['description'],
      value: 'Automation of invoices and of the drawings of pipes.',
      field: 'description',
      problem: 'has 52 characters; search engines show up to 160',
    },
    {
      what: 'a heading with its own words below it',
      file: service,
      path: ['benefits', 1, 'text'],
      value: 'Fewer mistakes',
      field: 'benefits[1].text',
      problem: /^is below the heading ".*" and says hardly anything$/,
    },
    {
      what: 'a repeated word deep in a list',
      file: service,
      path: ['offerings', 0, 'options', 1, 'text'],
      value: 'Statements are are matched with your entries.',
      field: 'offerings[0].options[1].text',
      problem: 'has the word "are" twice in a row',
    },
    ...['**bold** words', 'the [paper](https://www.sevenisle.example/paper)', '# Not a heading'].map(
      (value) => ({
        what: `${value} in an article`,
        file: 'insights/what-a-rewrite-costs.json',
        path: ['body', 0, 'text'],
        value,
        field: 'body[0].text',
        problem: /^has ".*", which visitors see as it is written$/,
      }),
    ),
    {
      what: 'a social address that leads nowhere',
      file: 'site.json',
      path: ['socialLinks', 3, 'link'],
      value: 'https://linkedin',
      field: 'socialLinks[3].link',
      problem: 'has the address "https://linkedin", which no site on the web can have',
    },
  ];

  test.each(cases)('$what', ({ file, path, value, field, problem }) => {
    folder.set(file, path, value);
    expect(advice()).toEqual([
      {
        file,
        field,
        problem: typeof problem === 'string' ? problem : expect.stringMatching(problem),
        fix: expect.stringMatching(/\w{3}.*\.$/),
      },
    ]);
  });

  test('a description that another page has too', () => {
    const text = 'Automation of invoices, reconciliation and drawings for firms whose staff type too much.';
    folder.set(service, ['description'], text);
    folder.set('services/data-science.json', ['description'], text);
    expect(advice()).toEqual([
      expect.objectContaining({
        file: 'services/data-science.json',
        field: 'description',
        problem: 'is the same as that of services/automation.json',
      }),
    ]);
  });
});
