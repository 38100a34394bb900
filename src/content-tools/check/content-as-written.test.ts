import { mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { contentFolder, type Json } from '../../../tests/test-content';
import { explainUnreadable, readContent } from '../read/read-content';

/** Content as people write it: what is right passes, and what only looks right is reported. */
const folder = contentFolder();
const brief = () => folder.problems().map(({ file, field, problem }) => `${file} ${field}: ${problem}`);
const office = 'offices/mumbai.json';
const service = 'services/automation.json';
const article = 'insights/what-a-rewrite-costs.json';

const span = (opens: string, closes: string, days = 'Monday to Friday') => ({ days, opens, closes });

describe('what may be there twice', () => {
  test('hours with a break', () => {
    folder.set(office, ['hours'], [span('09:00', '13:00'), span('14:00', '18:00')]);
    expect(brief()).toEqual([]);
  });

  test('cells of a row, and titles of callouts', () => {
    const callout = { type: 'callout', title: 'Note', text: 'The price holds for a month.' };
    const table = {
      type: 'table',
      title: 'What is included',
      head: ['Plan', 'Mail', 'Phone'],
      rows: [{ cells: ['Support', 'yes', 'yes'] }, { cells: ['Hosting', 'no', 'no'] }],
    };
    const body: Json = [callout, table, { ...callout, text: 'Taxes come on top.' }];
    folder.set(article, ['body'], body);
    expect(brief()).toEqual([]);
  });
});

test.each<[string, Json, string]>([
  ['that close when they open', [span('09:00', '09:00')], 'hours[0].closes: must be later than opens'],
  ['that close before they open', [span('18:00', '09:00')], 'hours[0].closes: must be later than opens'],
  [
    'that overlap',
    [span('09:00', '13:00'), span('12:30', '18:00', 'monday to friday')],
    'hours[1]: overlaps hours[0]',
  ],
])('hours %s are reported', (_what, hours, problem) => {
  folder.set(office, ['hours'], hours);
  expect(brief()).toEqual([expect.stringContaining(`${office} ${problem}`)]);
});

describe('texts that show nothing, or what nobody typed', () => {
  test.each(['\u200b', '\u2060', '\u200d', '\u3164', '\u2800', '\u00ad\u200b', '\u0301'])(
    '%j alone is no title',
    (title) => {
      folder.set(service, ['title'], title);
      expect(brief()).toContainEqual(`${service} title: shows nothing: it has only invisible characters`);
    },
  );

  test.each<[string, string, (string | number)[], string, string]>([
    ['half an emoji in a tagline', service, ['tagline'], 'We do it \ud83d', 'has half of a character'],
    ['NUL in a description', service, ['description'], `${'x'.repeat(60)}\0`, 'control character'],
    [
      'U+202E in a description',
      service,
      ['description'],
      `${'x'.repeat(60)}\u202e`,
      'reverses the direction',
    ],
    ['a line break in a description', service, ['description'], `${'x '.repeat(40)}\nx`, 'has a line break'],
    ['a control character in an email address', office, ['email'], 'a\u0001@firma.in', 'control character'],
  ])('%s is reported once', (_what, file, path, value, problem) => {
    folder.set(file, path, value);
    const own = folder.problems().filter((found) => found.field === path.join('.'));
    expect(own).toEqual([expect.objectContaining({ file, problem: expect.stringContaining(problem) })]);
  });

  test.each(['\0', '\u001b[31m', '\u202e', '\ud83d'])('%j in code is reported', (character) => {
    folder.set(article, ['body', 0], { type: 'code', code: `print(1)${character}` });
    expect(brief()).toEqual([expect.stringContaining(`${article} body[0].code: has `)]);
  });

  test('tabs and line breaks are for code', () => {
    folder.set(article, ['body', 0], { type: 'code', code: 'if (a)\n\tb();\r\n' });
    expect(brief()).toEqual([]);
  });
});

describe('names that entries share', () => {
  test.each([
    ['technologies', 'projects/impex.json', 'projects/vhuman.json'],
    ['tags', 'insights/questions-for-any-software-contract.json', article],
  ])('%s that differ only in capitals and punctuation are reported', (field, one, other) => {
    folder.set(one, [field], ['Node.js', 'Python']);
    folder.set(other, [field], ['Python', 'node JS']);
    expect(brief()).toEqual([`${other} ${field}[1]: is "node JS", but "Node.js" in ${one}`]);
  });

  test('the form that most entries have is right', () => {
    folder.set('projects/impex.json', ['technologies'], ['NodeJS', 'Rust']);
    folder.set('projects/vhuman.json', ['technologies'], ['Node.js', 'Rust']);
    folder.set('projects/ibill-system.json', ['technologies'], ['Node.js', 'Rust']);
    expect(brief()).toEqual([
      'projects/impex.json technologies[0]: is "NodeJS", but "Node.js" in projects/ibill-system.json',
    ]);
  });

  test('C, C++ and C# are three', () => {
    folder.set('projects/impex.json', ['technologies'], ['C', 'C++', 'C#']);
    expect(brief()).toEqual([]);
  });

  test.each(['???', '2024', '🙂'])('%s has no letter', (name) => {
    folder.set(article, ['tags'], [name]);
    expect(brief()).toEqual([`${article} tags[0]: has no letter`]);
  });
});

describe('what cannot be read is named', () => {
  const odd = (file: string, make: (path: string) => void): string[] => {
    const path = join(folder.root, file);
    make(path);
    try {
      return brief();
    } finally {
      rmSync(path, { recursive: true });
    }
  };

  test.each<[string, string, (path: string) => void, string]>([
    [
      'a link to nothing',
      'services/ghost.json',
      (path) => symlinkSync('/no/file', path),
      'leads to something',
    ],
    ['a link to itself', 'services/ghost.json', (path) => symlinkSync(path, path), 'is a link to itself'],
    ['a folder', 'projects/x.json', (path) => mkdirSync(path), 'is a folder'],
  ])('%s', (_what, file, make, problem) => {
    expect(odd(file, make)).toEqual([expect.stringContaining(`${file} : ${problem}`)]);
  });

  test('a picture that is a link to nothing, or a folder, does not exist', () => {
    folder.set(service, ['image', 'src'], './ghost.jpg');
    const expected = [`${service} image.src: names "./ghost.jpg", which does not exist`];
    expect(odd('services/ghost.jpg', (path) => symlinkSync('/no/file', path))).toEqual(expected);
    expect(odd('services/ghost.jpg', (path) => mkdirSync(path))).toEqual(expected);
  });

  test('the content folder itself', () => {
    const { files, problems } = readContent(join(folder.root, 'nowhere'));
    expect(files).toEqual([]);
    expect(problems).toEqual([expect.objectContaining({ problem: 'leads to something that is not there' })]);
  });

  test('what the user may not read', () => {
    const error = Object.assign(new Error('EACCES'), { code: 'EACCES' });
    expect(explainUnreadable(error).problem).toBe('cannot be read (EACCES)');
    expect(() => explainUnreadable(new TypeError('a mistake of ours'))).toThrow('a mistake of ours');
  });
});

describe('addresses of another system', () => {
  const moved = (...from: string[]) =>
    folder.write(
      'redirects.json',
      JSON.stringify({ moved: from.map((old) => ({ from: old, to: '/automation' })) }),
    );

  test('in capitals, with endings, signs and letters of any language may be redirected', () => {
    moved(
      '/Old-Page',
      '/old.html',
      '/old_page',
      '/index.php',
      '/shop/Item_2.aspx',
      '/~asha',
      '/c+d',
      '/über-uns',
      '/हिन्दी',
    );
    expect(brief()).toEqual([]);
  });

  test.each([
    ['/About-Us', 'is the address of pages/about-us.json'],
    ['/about-us.html', 'is the address of pages/about-us.json'],
    ['/index.html', 'is the address of pages/home.json'],
    ['/robots.txt', 'which the site itself needs'],
    ['/Admin/login.php', 'which the site itself needs'],
    ['/favicon.svg', 'which the site itself needs'],
    ['/insights/rss.xml', 'which the site itself needs'],
    ['/a/../b', 'must be a path of this site'],
    ['/a?b=1', 'must be a path of this site'],
    ['/a*', 'must be a path of this site'],
    ['/%C3%BCber-uns', 'must be a path of this site'],
    ['/old/', 'must be a path of this site'],
    ['//elsewhere.example', 'must be a path of this site'],
  ])('%s may not', (from, problem) => {
    moved(from);
    expect(brief()).toEqual([expect.stringContaining(problem)]);
  });

  test('that differ only in capitals are one', () => {
    moved('/Old-Page', '/old-page');
    expect(brief()).toEqual(['redirects.json moved[1].from: redirects /old-page a second time']);
  });
});

test.each(['1900-01-01', '2206-11-27'])('the date %s is reported', (date) => {
  folder.set(article, ['date'], date);
  expect(brief()).toContainEqual(`${article} date: is not between 1990 and 2100; is the year right?`);
});

test.each(['soon', '31.12.2026', '2026-13-01', ''])(
  'a day written as "%s" is one mistake, whatever names the entry',
  (day) => {
    for (const field of ['publishOn', 'endOn']) {
      folder.set('projects/vhuman.json', ['publishOn'], undefined);
      folder.set('projects/vhuman.json', [field], day);
      expect(brief()).toEqual([`projects/vhuman.json ${field}: must be a date such as 2024-11-21`]);
    }
  },
);
