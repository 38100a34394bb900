import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { readJson } from '../../../tests/change-json';
import { contentFolder } from '../../../tests/test-content';
import { nameSlug } from '../../content-model/name-slug';
import { filesBelow } from '../../gatsby-node/files-below';
import { isObject } from '../../is-object';
import { adviseOnContent } from '../advice/advise';
import { checkContent } from '../check/check-content';
import { checkPictures } from '../pictures/check-pictures';
import { readContent } from '../read/read-content';
import { EditError } from './entries';
import { newEntry, recipes } from './new-entry';
import { removeEntry } from './remove-entry';
import { renameEntry } from './rename-entry';

// Every test finds a folder as it is here, because commands change many files at once.
const { root } = contentFolder();
const fresh = `${root}-work`;
const shown = relative('', fresh);
const listFiles = (folder: string): string[] =>
  filesBelow(folder).map((path) => path.slice(folder.length + 1));
const original = (file: string): Buffer => readFileSync(join(root, file));
beforeAll(() => cpSync(root, fresh, { recursive: true }));
afterEach(() => {
  const files = listFiles(root);
  for (const file of listFiles(fresh)) if (!files.includes(file)) rmSync(join(fresh, file));
  for (const file of files) {
    const path = join(fresh, file);
    if (!existsSync(path) || !readFileSync(path).equals(original(file))) writeFileSync(path, original(file));
  }
});
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

const readEntry = (file: string): Record<string, unknown> => {
  const data = readJson(join(fresh, file));
  return isObject(data) ? data : {};
};
const has = (file: string): boolean => existsSync(join(fresh, file));
const allFiles = (): string[] => readdirSync(fresh, { recursive: true, encoding: 'utf8' }).sort();

describe('a title becomes an address', () => {
  test.each([
    ['Cloud Computing', 'cloud-computing'],
    ['Video & UI/UX', 'video-and-ui-ux'],
    ['C# and C++', 'c-sharp-and-c-plus-plus'],
    ['Café São', 'cafe-sao'],
    ["Children's Wear ", 'childrens-wear'],
  ])('%s', (title, slug) => {
    expect(nameSlug(title)).toBe(slug);
  });
});

describe('new', () => {
  test.each([
    ['service', 'services', '/fresh-start'],
    ['industry', 'industries', '/fresh-start'],
    ['case-study', 'case-studies', '/case-studies/fresh-start'],
    ['project', 'projects', '/projects/fresh-start'],
    ['product', 'products', undefined],
    ['client', 'clients', undefined],
    ['testimonial', 'testimonials', undefined],
    ['slide', 'hero-slides', undefined],
    ['office', 'offices', undefined],
  ])(
    '%s writes a valid file with pictures of the right size, and advice until it is filled in',
    async (kind, folder, path) => {
      const made = await newEntry(fresh, kind, 'Fresh Start');
      expect(made.path).toBe(path);
      expect(made.files[0]).toBe(`${folder}/fresh-start.json`);
      expect(made.files.filter((file) => !has(file))).toEqual([]);
      const { content, problems } = checkContent(fresh);
      expect(problems).toEqual([]);
      const own = { ...content, files: content.files.filter(({ file }) => file === made.files[0]) };
      const pictures = await checkPictures(fresh, own);
      expect(pictures.problems).toEqual([]);
      expect(pictures.advice.filter(({ problem }) => !problem.endsWith('which is a sample'))).toEqual([]);
      const { title, name } = readEntry(`${folder}/fresh-start.json`);
      expect(title ?? name).toBe('Fresh Start');
      const advised = adviseOnContent(content).filter(({ file }) => file === made.files[0]);
      expect(advised.map(({ problem }) => problem)).toContain(
        'still has "Sample:", which looks like sample text',
      );
    },
  );

  test.each(Object.keys(recipes))(
    'a page from the recipe "%s" is valid, and says what belongs where',
    async (recipe) => {
      const { files, path } = await newEntry(fresh, 'page', 'Fresh Start', { recipe });
      expect(path).toBe('/fresh-start');
      expect(files[0]).toBe('pages/fresh-start.json');
      const { content, problems } = checkContent(fresh);
      expect(problems).toEqual([]);
      const advised = adviseOnContent(content).filter(({ file }) => file === files[0]);
      expect(advised.length).toBeGreaterThan(5);
      const types = recipes[recipe]?.sections.map((section) => ({ type: Object(section).type }));
      expect(readEntry('pages/fresh-start.json').sections).toMatchObject(types ?? []);
    },
  );

  test('a page without a recipe lists them', async () => {
    await expect(newEntry(fresh, 'page', 'Fresh Start')).rejects.toThrow(/campaign: .*\n {2}comparison: /);
    expect(has('pages/fresh-start.json')).toBe(false);
  });

  test('it can begin as a draft', async () => {
    await newEntry(fresh, 'service', 'Cloud Computing', { draft: true });
    const { order, draft } = readEntry('services/cloud-computing.json');
    expect({ order, draft }).toEqual({ order: 4, draft: true });
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('it comes last among its siblings and names its schema', async () => {
    await newEntry(fresh, 'service', 'Cloud Computing');
    expect(readEntry('services/cloud-computing.json')).toMatchObject({
      $schema: '../../schemas/service.schema.json',
      order: 4,
      title: 'Cloud Computing',
    });
  });

  test.each([
    ['service', 'Automation', `${shown}/services/automation.json already has that name.`],
    ['service', 'Retail', `${shown}/industries/retail.json already has that address.`],
    ['service', '?!', /not suitable for a file name/],
    ['servce', 'Cloud', /^There is no kind "servce". Write one of: service, /],
    ['service', 'x'.repeat(49), /is not suitable as title/],
  ])('%s "%s" is refused, and nothing is written', async (kind, title, message) => {
    const before = allFiles();
    await expect(newEntry(fresh, kind, title)).rejects.toThrow(message);
    await expect(newEntry(fresh, kind, title)).rejects.toThrow(EditError);
    expect(allFiles()).toEqual(before);
  });
});

describe('rename', () => {
  test('a page moves with its pictures, every reference follows, and its old address leads to the new one', () => {
    const { moved, updated, redirects } = renameEntry(fresh, 'project', 'impex', 'Impex 2');
    expect(moved).toEqual([
      ['projects/impex.json', 'projects/impex-2.json'],
      ['projects/impex.jpg', 'projects/impex-2.jpg'],
    ]);
    expect(redirects).toEqual([['/projects/impex', '/projects/impex-2']]);
    expect(updated.map(({ file }) => file)).toEqual(
      expect.arrayContaining(['case-studies/impex.json', 'products/impex.json', 'hero-slides/impex.json']),
    );
    expect(readEntry('projects/impex-2.json')).toMatchObject({ image: { src: './impex-2.jpg' } });
    expect(readEntry('redirects.json')).toEqual({
      $schema: '../schemas/redirects.schema.json',
      moved: [{ from: '/projects/impex', to: '/projects/impex-2' }],
    });
    expect(has('projects/impex.json')).toBe(false);
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('references in a file with a byte order mark follow, too', () => {
    const product = join(fresh, 'products/impex.json');
    writeFileSync(product, `\ufeff${readFileSync(product, 'utf8')}`);
    renameEntry(fresh, 'project', 'impex', 'import-export');
    expect(readEntry('products/impex.json')).toMatchObject({ link: '/projects/import-export' });
  });

  test('links of a page to itself follow, also within its text', () => {
    const [article = ''] = readdirSync(join(fresh, 'insights')).filter((name) => name.endsWith('.json'));
    const slug = article.replace('.json', '');
    const data = readEntry(`insights/${article}`);
    const body = [...Object(data).body, { type: 'paragraph', text: `See [above](/insights/${slug}#top).` }];
    writeFileSync(join(fresh, 'insights', article), JSON.stringify({ ...data, body }));
    renameEntry(fresh, 'insight', slug, 'renamed');
    expect(JSON.stringify(readEntry('insights/renamed.json').body)).toContain(
      '[above](/insights/renamed#top)',
    );
  });

  test('an entry of the same name in another folder keeps its references', () => {
    renameEntry(fresh, 'project', 'impex', 'import-export');
    expect(readEntry('products/impex.json')).toMatchObject({ link: '/projects/import-export' });
    expect(has('case-studies/impex.json')).toBe(true);
    expect(readContent(fresh).files.some(({ path }) => path === '/case-studies/impex')).toBe(true);
  });

  test('a picture that another page shows too stays where it is', () => {
    renameEntry(fresh, 'service', 'automation', 'robots');
    expect(has('services/automation.jpg')).toBe(true);
    expect(readEntry('services/robots.json')).toMatchObject({ image: { src: './automation.jpg' } });
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('moved twice, both old addresses lead straight to the last', () => {
    renameEntry(fresh, 'service', 'automation', 'robots');
    renameEntry(fresh, 'service', 'robots', 'machines');
    expect(readEntry('redirects.json').moved).toEqual([
      { from: '/automation', to: '/machines' },
      { from: '/projects/services/automation', to: '/projects/services/machines' },
      { from: '/robots', to: '/machines' },
      { from: '/projects/services/robots', to: '/projects/services/machines' },
    ]);
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('moved back, the page has its address again and no redirect loop is left', () => {
    renameEntry(fresh, 'service', 'automation', 'robots');
    renameEntry(fresh, 'service', 'robots', 'automation');
    expect(readEntry('redirects.json').moved).toEqual([
      { from: '/robots', to: '/automation' },
      { from: '/projects/services/robots', to: '/projects/services/automation' },
    ]);
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('the filter pages of the project list move with the list', () => {
    renameEntry(fresh, 'page', 'projects', 'work');
    const { moved } = readEntry('redirects.json');
    expect(moved).toContainEqual({ from: '/projects/industries/retail', to: '/work/industries/retail' });
    expect(moved).toContainEqual({ from: '/projects', to: '/work' });
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('a page of the pages folder moves too, with the links to it', () => {
    renameEntry(fresh, 'page', 'about-us', 'company');
    expect(JSON.stringify(readEntry('navigation.json'))).toContain('"/company"');
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('links within the texts of an article follow', () => {
    const article = 'insights/what-a-rewrite-costs.json';
    expect(readFileSync(join(fresh, article), 'utf8')).toContain('](/case-studies/autocad)');
    const { updated } = renameEntry(fresh, 'case-study', 'autocad', 'pipe-layouts');
    expect(updated.map(({ file }) => file)).toContain(article);
    const text = readFileSync(join(fresh, article), 'utf8');
    expect(text).toContain('](/case-studies/pipe-layouts)');
    expect(text).not.toContain('](/case-studies/autocad)');
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('a draft gets no redirect: nobody has seen its address', async () => {
    await newEntry(fresh, 'insight', 'Robots', { draft: true });
    renameEntry(fresh, 'insight', 'robots', 'machines');
    expect(has('insights/machines.json')).toBe(true);
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('an entry without a page gets no redirect', () => {
    expect(renameEntry(fresh, 'client', 'nandur-pumps', 'nandur').redirects).toEqual([]);
    expect(has('redirects.json')).toBe(false);
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('a new page may take an address that has moved', async () => {
    renameEntry(fresh, 'service', 'automation', 'robots');
    await newEntry(fresh, 'service', 'Automation');
    expect(readEntry('redirects.json').moved).toEqual([
      { from: '/projects/services/automation', to: '/projects/services/robots' },
    ]);
    // The renamed page keeps its title, which the new one has now, too.
    expect(checkContent(fresh).problems).toMatchObject([{ field: 'title' }]);
  });

  test('a new page may take an address that was redirected in other capitals and with an ending', async () => {
    const entries = [
      { from: '/Robotics.html', to: '/contact-us' },
      { from: '/Old_Page.php', to: '/contact-us' },
    ];
    writeFileSync(join(fresh, 'redirects.json'), JSON.stringify({ moved: entries }));
    await newEntry(fresh, 'service', 'Robotics');
    expect(readEntry('redirects.json').moved).toEqual(entries.slice(1));
    renameEntry(fresh, 'page', 'contact-us', 'write-to-us');
    expect(readEntry('redirects.json').moved).toEqual([
      { from: '/Old_Page.php', to: '/write-to-us' },
      { from: '/contact-us', to: '/write-to-us' },
    ]);
  });

  test('a new service frees its own address, and no other address that ends alike', async () => {
    const moved = ['/robotics', '/projects/robotics', '/case-studies/robotics'];
    const entries = moved.map((from) => ({ from, to: '/contact-us' }));
    writeFileSync(join(fresh, 'redirects.json'), JSON.stringify({ moved: entries }));
    await newEntry(fresh, 'service', 'Robotics');
    expect(readEntry('redirects.json').moved).toEqual(entries.slice(1));
  });

  test.each([
    ['service', 'automation', 'data-science', `${shown}/services/data-science.json already has that name.`],
    ['service', 'automation', 'retail', `${shown}/industries/retail.json already has that address.`],
    ['service', 'automaton', 'robots', /^There is no services\/automaton.json. There are: automation, /],
    ['page', 'home', 'start', `${shown}/pages/home.json must keep its name, because the site relies on it.`],
    ['page', '404', 'lost', `${shown}/pages/404.json must keep its name, because the site relies on it.`],
  ])('%s %s to %s is refused, and nothing changes', (kind, from, to, message) => {
    const before = allFiles();
    expect(() => renameEntry(fresh, kind, from, to)).toThrow(message);
    expect(allFiles()).toEqual(before);
  });
});

describe('remove', () => {
  test('an entry with references is kept, and what would happen to each of them is listed', () => {
    const before = allFiles();
    expect(() => removeEntry(fresh, 'project', 'vhuman')).toThrow(
      [
        `${shown}/projects/vhuman.json is still needed.`,
        'With --with-references:',
        `  ${shown}/hero-slides/vhuman.json  pageUrl leads to /projects`,
        `  ${shown}/products/vhuman.json  link leads to /projects`,
      ].join('\n'),
    );
    expect(allFiles()).toEqual(before);
  });

  test('with its references, a service goes from lists, texts and menus, and no mistake is left', () => {
    const article = 'insights/what-a-rewrite-costs.json';
    const { body } = Object(readEntry(article));
    const paragraph = {
      type: 'paragraph',
      text: 'Let [programs](/data-science#x) do it, or [ask](/contact-us).',
    };
    const menu = Object(readEntry('navigation.json'));
    const write = (file: string, data: object) => writeFileSync(join(fresh, file), JSON.stringify(data));
    write(article, { ...readEntry(article), body: [...body, paragraph] });
    write('navigation.json', {
      ...menu,
      footer: [...menu.footer, { name: 'Robots', link: '/data-science' }],
    });
    const { changed } = removeEntry(fresh, 'service', 'data-science', true);
    expect(changed.length).toBeGreaterThan(5);
    expect(readEntry('navigation.json').footer).toEqual(menu.footer);
    expect(Object(readEntry(article)).body.at(-1).text).toBe('Let programs do it, or [ask](/contact-us).');
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('what cannot do without it is named, and nothing is changed', () => {
    const file = 'projects/vhuman.json';
    writeFileSync(join(fresh, file), JSON.stringify({ ...readEntry(file), services: ['data-science'] }));
    const before = allFiles();
    expect(() => removeEntry(fresh, 'service', 'data-science', true)).toThrow(
      `Change these places first:\n  ${shown}/${file}  services[0] names "data-science", which is not a file of that folder.`,
    );
    expect(allFiles()).toEqual(before);
  });

  test('the last entry of a kind takes the links to its section with it', () => {
    for (const name of ['vhuman', 'impex', 'zerosbook']) removeEntry(fresh, 'product', name, true);
    expect(JSON.stringify(readEntry('navigation.json'))).not.toContain('#our-products');
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('visitors of a removed page, and of filter pages that it leaves empty, find the list', () => {
    const file = join(fresh, 'projects/ibill-system.json');
    writeFileSync(
      file,
      readFileSync(file, 'utf8').replace(
        /"technologies": \[[^\]]*\]/,
        '"technologies": ["Fortran", "COBOL"]',
      ),
    );
    const { redirects } = removeEntry(fresh, 'project', 'ibill-system');
    expect(redirects).toContainEqual(['/projects/ibill-system', '/projects']);
    expect(readEntry('redirects.json').moved).toEqual([
      { from: '/projects/ibill-system', to: '/projects' },
      { from: '/projects/technologies/fortran', to: '/projects' },
      { from: '/projects/technologies/cobol', to: '/projects' },
    ]);
    expect(checkContent(fresh).problems).toEqual([]);
  });

  test('an entry without references is removed with its pictures', () => {
    expect(removeEntry(fresh, 'product', 'vhuman').files).toEqual([
      'products/vhuman.json',
      'products/vhuman-thumbnail.jpg',
      'products/vhuman.jpg',
    ]);
    expect(allFiles().filter((file) => file.startsWith('products/vhuman'))).toEqual([]);
    expect(checkContent(fresh).problems).toEqual([]);
  });
});

describe('all or nothing', () => {
  const allBytes = () =>
    Object.fromEntries(
      allFiles()
        .filter((file) => statSync(join(fresh, file)).isFile())
        .map((file) => [file, readFileSync(join(fresh, file), 'hex')]),
    );
  const mark = (file: string): void => {
    const path = join(fresh, file);
    const text = existsSync(path) ? readFileSync(path, 'utf8') : '{ "moved": [] }';
    writeFileSync(path, `\ufeff${text}`);
  };

  test('a byte order mark before any file changes nothing about new, rename and remove', async () => {
    mark('redirects.json');
    for (const file of allFiles().filter((name) => name.endsWith('.json') && name !== 'redirects.json')) {
      mark(file);
    }
    await newEntry(fresh, 'project', 'Łódź Straße');
    expect(has('projects/lodz-strasse.json')).toBe(true);
    renameEntry(fresh, 'service', 'automation', 'robots');
    removeEntry(fresh, 'project', 'lodz-strasse');
    expect(readEntry('redirects.json').moved).toEqual(
      expect.arrayContaining([
        { from: '/automation', to: '/robots' },
        { from: '/projects/lodz-strasse', to: '/projects' },
      ]),
    );
    expect(checkContent(fresh).problems).toEqual([]);
  });

  const commands: [name: string, run: () => unknown][] = [
    ['new', () => newEntry(fresh, 'service', 'Robotics')],
    ['rename', async () => renameEntry(fresh, 'service', 'automation', 'robots')],
    ['remove', async () => removeEntry(fresh, 'product', 'vhuman')],
  ];

  test.each(commands)('%s changes nothing while another file is broken', async (_name, run) => {
    writeFileSync(join(fresh, 'redirects.json'), '{ "moved": [');
    const before = allBytes();
    await expect(run()).rejects.toThrow(/redirects\.json is not valid JSON.*Fix that first/);
    expect(allBytes()).toEqual(before);
  });
});
