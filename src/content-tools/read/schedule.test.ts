import { readFileSync } from 'node:fs';
import { contentFolder } from '../../../tests/test-content';
import { readContent } from './read-content';
import { findNextChange, listRedirects, shownFiles, showsDrafts } from './schedule';

const folder = contentFolder();
const leftOut = (shows?: boolean): string[] => {
  const content = readContent(folder.root);
  const shown = shownFiles(content, shows);
  return content.files.filter((file) => !shown.includes(file)).map(({ file }) => file);
};
const brief = () => folder.problems().map(({ file, field, problem }) => `${file} ${field}: ${problem}`);

test('a draft that nothing refers to is no mistake, and is the only file left out', () => {
  folder.set('projects/ibill-system.json', ['draft'], true);
  expect(folder.problems()).toEqual([]);
  expect(leftOut()).toEqual(['projects/ibill-system.json']);
});

test('"draft": false publishes', () => {
  folder.set('projects/ibill-system.json', ['draft'], false);
  expect(leftOut()).toEqual([]);
});

test('a list is left out with the last of its entries, unless drafts are shown', () => {
  folder.set('jobs/backend-engineer.json', ['endOn'], '2024-05-31');
  const left = ['jobs/backend-engineer.json', 'pages/careers.json'];
  expect(leftOut()).toEqual(left);
  expect(leftOut(true)).toEqual([]);
  folder.remove('jobs/backend-engineer.json');
  expect(leftOut(true)).toEqual([left[1]]);
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
  [{ VERCEL_ENV: 'preview' }, true],
  [{ VERCEL_ENV: 'production' }, false],
  [{ WORKERS_CI_BRANCH: 'new-page' }, true],
  [{ WORKERS_CI_BRANCH: 'main' }, false],
  [{ CF_PAGES_BRANCH: 'live', CMS_BRANCH: 'live' }, false],
])('with %j drafts are shown: %s', (environment, shown) => {
  expect(showsDrafts(environment)).toBe(shown);
});

test('Netlify shows drafts in previews of pull requests and branches, and nowhere else', () => {
  const blocks = [...readFileSync('netlify.toml', 'utf8').matchAll(/^\[(.+)\]$([^[]*)/gm)];
  const shown = blocks.filter(([, , settings = '']) => settings.includes('DRAFTS = "show"'));
  expect(shown.map(([, name]) => name)).toEqual([
    'context.deploy-preview.environment',
    'context.branch-deploy.environment',
  ]);
});

describe('an entry with days', () => {
  const project = 'projects/ibill-system.json';
  const left = (day: string): string[] => {
    process.env.CONTENT_DAY = day;
    return leftOut();
  };
  afterEach(() => {
    delete process.env.CONTENT_DAY;
  });

  test('is left out before the first and after the last of them', () => {
    folder.set(project, ['publishOn'], '2031-03-05');
    folder.set(project, ['endOn'], '2031-03-09');
    const shown = ['2031-03-04', '2031-03-05', '2031-03-09', '2031-03-10'].map(
      (day) => !left(day).includes(project),
    );
    expect(shown).toEqual([false, true, true, false]);
  });

  test('an article appears on its date, or later', () => {
    const article = 'insights/what-a-rewrite-costs.json';
    folder.set(article, ['date'], '2031-03-05');
    folder.set(article, ['updated'], undefined);
    expect(folder.problems()).toEqual([]);
    expect([left('2031-03-04'), left('2031-03-05')]).toEqual([[article], []]);
    folder.set(article, ['publishOn'], '2031-03-07');
    expect([left('2031-03-06'), left('2031-03-07')]).toEqual([[article], []]);
  });

  test('may only be named by what is shown on the same days', () => {
    folder.set('projects/vhuman.json', ['endOn'], '2031-03-09');
    expect(brief()).toEqual([
      'hero-slides/vhuman.json pageUrl: names "/projects/vhuman", which is shown only until 9 March 2031',
      'products/vhuman.json link: names "/projects/vhuman", which is shown only until 9 March 2031',
    ]);
    folder.set('hero-slides/vhuman.json', ['endOn'], '2031-03-09');
    folder.set('products/vhuman.json', ['endOn'], '2031-03-01');
    expect(brief()).toEqual([]);
  });

  test('may be named by one that was shown before it', () => {
    folder.set('projects/vhuman.json', ['publishOn'], '2021-03-09');
    expect(brief()).toEqual([]);
  });

  test('can take turns with another, so that their section is always there', () => {
    folder.set('products/impex.json', ['endOn'], '2031-03-09');
    folder.set('products/vhuman.json', ['draft'], true);
    folder.set('products/zerosbook.json', ['publishOn'], '2031-03-10');
    expect(brief()).toEqual([]);
    folder.set('products/zerosbook.json', ['publishOn'], '2031-03-11');
    expect(brief()).toContainEqual(
      expect.stringContaining('leads to the section "#our-products", which is left out'),
    );
  });

  test('leads on after its end, and redirects to it lead there at once', () => {
    folder.set(project, ['endOn'], '2021-03-09');
    folder.set(project, ['redirectTo'], '/projects');
    folder.write(
      'redirects.json',
      JSON.stringify({ moved: [{ from: '/Bills.php', to: '/projects/ibill-system' }] }),
    );
    expect(brief()).toEqual([]);
    expect(listRedirects(readContent(folder.root), false)).toEqual([
      { from: '/Bills.php', to: '/projects' },
      { from: '/projects/ibill-system', to: '/projects' },
    ]);
    expect(listRedirects(readContent(folder.root), true)).toEqual([
      { from: '/Bills.php', to: '/projects/ibill-system' },
    ]);
  });

  test('may not lead on to a page that has ended by then', () => {
    folder.set(project, ['endOn'], '2031-03-09');
    folder.set(project, ['redirectTo'], '/insights/what-a-rewrite-costs');
    folder.set('insights/what-a-rewrite-costs.json', ['endOn'], '2031-03-20');
    expect(brief()).toContainEqual(
      `${project} redirectTo: names "/insights/what-a-rewrite-costs", which is shown only from 19 November 2024 until 20 March 2031`,
    );
  });

  test.each([
    [
      'endOn',
      { publishOn: '2031-03-09', endOn: '2031-03-08' },
      'is before 2031-03-09, when the entry appears',
    ],
    ['redirectTo', { redirectTo: '/projects' }, 'is for entries with an end'],
  ])('%s that does not fit is reported', (field, values, problem) => {
    for (const [name, value] of Object.entries(values)) folder.set(project, [name], value);
    expect(brief()).toEqual([`${project} ${field}: ${problem}`]);
  });

  test.each([
    ['2020-01-01', /^is before \d{4}-\d\d-\d\d, the date$/],
    ['2099-01-01', /^is 2099-01-01, which is still to come$/],
  ])('an article updated on %s is reported', (updated, problem) => {
    folder.set('insights/what-a-rewrite-costs.json', ['updated'], updated);
    expect(folder.problems()).toEqual([
      expect.objectContaining({ field: 'updated', problem: expect.stringMatching(problem) }),
    ]);
  });
});

describe('the next change', () => {
  const next = () => findNextChange(readContent(folder.root));

  test('is none without days to come', () => {
    folder.set('projects/ibill-system.json', ['publishOn'], '2021-03-09');
    expect(next()).toBeUndefined();
  });

  test('is the beginning of a day where the first office is, and names every entry', () => {
    folder.set('projects/ibill-system.json', ['endOn'], '2031-03-08');
    folder.set('clients/nandur-pumps.json', ['publishOn'], '2031-03-09');
    folder.set('products/impex.json', ['publishOn'], '2031-04-01');
    expect(next()).toEqual({
      at: new Date('2031-03-09T00:00:00+05:30'),
      files: ['projects/ibill-system.json', 'clients/nandur-pumps.json'],
    });
  });

  test.each([
    ['Asia/Beirut', '2031-03-30', '2031-03-29T22:00:00Z'],
    ['America/New_York', '2031-11-03', '2031-11-03T05:00:00Z'],
    ['Pacific/Kiritimati', '2031-01-01', '2030-12-31T10:00:00Z'],
    ['Etc/GMT+12', '2031-01-01', '2031-01-01T12:00:00Z'],
  ])('in %s, %s begins at %s', (timeZone, day, at) => {
    folder.set('offices/mumbai.json', ['timeZone'], timeZone);
    folder.set('products/impex.json', ['publishOn'], day);
    expect(next()?.at).toEqual(new Date(at));
  });
});
