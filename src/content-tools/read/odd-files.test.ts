import { copyFileSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentFolder } from '../../../tests/test-content';
import { checkPictures } from '../pictures/check-pictures';
import type { Problem } from './read-content';
import { readContent } from './read-content';

/** Files as people really save them. */
const examples = resolve(__dirname, '../../../tests/fixtures/files');
const folder = contentFolder();
const made: string[] = [];

/** Puts an example into the content. */
const put = (example: string, file: string): void => {
  mkdirSync(join(folder.root, file, '..'), { recursive: true });
  copyFileSync(join(examples, example), join(folder.root, file));
  made.push(file);
};
afterEach(() => {
  for (const file of made.splice(0)) rmSync(join(folder.root, file), { force: true });
});

const brief = ({ file, field, problem }: Problem): string => `${file} ${field}: ${problem}`;

describe('JSON files', () => {
  test.each([
    ['byte-order-mark.json', 'testimonials/new.json'],
    ['name-beyond-basic-plane.json', 'testimonials/new.json'],
    ['._apple-double.json', 'testimonials/._new.json'],
  ])('%s has no mistakes', (example, file) => {
    put(example, file);
    expect(folder.problems()).toEqual([]);
  });

  test('a byte order mark is not part of the content', () => {
    put('byte-order-mark.json', 'testimonials/new.json');
    const entry = readContent(folder.root).files.find(({ file }) => file === 'testimonials/new.json');
    expect(entry?.data).toMatchObject({ role: expect.any(String), text: expect.any(String) });
  });

  test.each([
    ['utf-16.json', /^is saved as UTF-16/, /UTF-8/],
    [
      'latin-1.json',
      /^is not saved as UTF-8; a character at line \d+, column \d+ is probably Latin-1/,
      /UTF-8/,
    ],
    ['duplicate-key.json', /^has the field "role" twice in one place \(again at line \d+/, /^Remove one/],
    ['cut-off.json', /^is not valid JSON \(line \d+, column \d+: /, /^Look there/],
    [
      'git-conflict.json',
      /^has two versions, which Git could not merge \(line 4, column 1: "<<<<<<<"\)$/,
      /^Keep what is right/,
    ],
  ])('%s is reported once, with what to do', (example, problem, fix) => {
    put(example, 'testimonials/new.json');
    expect(folder.problems()).toEqual([
      {
        file: 'testimonials/new.json',
        field: '',
        problem: expect.stringMatching(problem),
        fix: expect.stringMatching(fix),
      },
    ]);
  });

  test.each([
    ['services/automation.json', 'a service to which many entries refer'],
    ['pages/contact-us.json', 'a page to which all others lead'],
    ['pages/home.json', 'the home page'],
    ['site.json', 'the company'],
  ])('%s cut off is one report: %s', (file) => {
    folder.write(file, readFileSync(join(folder.root, file), 'utf8').slice(0, 300));
    expect(folder.problems().map((problem) => problem.file)).toEqual([file]);
  });

  test('a page of an unknown template is one report', () => {
    folder.set('pages/contact-us.json', ['template'], 'contacts');
    expect(folder.problems().map(brief)).toEqual([
      'pages/contact-us.json template: is "contacts", which is not a template',
    ]);
  });

  test.each([
    ['services/robots.JSON', 'its name does not end in ".json"', 'Rename it to robots.json'],
    ['services/robots.json.txt', 'its name does not end in ".json"', 'Rename it to robots.json'],
    [
      'services/old/robots.json',
      'in a place where the site reads no files',
      'Move it to one of the folders services',
    ],
    ['sites.json', 'in a place where the site reads no files', 'Move it to one of the folders services'],
  ])('%s is not passed over in silence', (file, problem, fix) => {
    put('byte-order-mark.json', file);
    expect(folder.problems()).toEqual([
      { file, field: '', problem: expect.stringContaining(problem), fix: expect.stringContaining(fix) },
    ]);
  });

  test.each(['.DS_Store', 'desktop.ini', 'services/.DS_Store', 'services/Thumbs.db', '._site.json'])(
    '%s, which an operating system leaves, is ignored',
    (file) => {
      put('._apple-double.json', file);
      expect(folder.problems()).toEqual([]);
    },
  );
});

describe('pictures and drawings', () => {
  /** What is said about the content when a service has this picture, or a client this logo. */
  const problemsWith = async (example: string, name: string): Promise<string[]> => {
    const isLogo = name.endsWith('.svg');
    const owner = isLogo ? 'clients/nandur-pumps.json' : 'services/automation.json';
    put(example, `${owner.split('/')[0]}/${name}`);
    folder.set(owner, isLogo ? ['img'] : ['image', 'src'], `./${name}`);
    const { files, ...content } = readContent(folder.root);
    const own = files.filter(({ file }) => file === owner);
    const { problems } = await checkPictures(folder.root, { ...content, files: own });
    return [...folder.problems(), ...problems].map(brief);
  };

  test.each([
    ['heic-named.jpg', 'phone.jpg', /names ".\/phone.jpg", which is (?:a HEIC|.*HEIC)/],
    ['truncated.jpg', 'half.jpg', /names ".\/half.jpg", which is damaged or cut off/],
  ])('%s is reported at the file that names it', async (example, name, problem) => {
    expect(await problemsWith(example, name)).toEqual([
      expect.stringMatching(new RegExp(`^services/automation.json image.src: ${problem.source}`)),
    ]);
  });

  test.each([
    ['transparent.png', 'glass.png'],
    ['transparent.png', 'GLASS.PNG'],
    ['script.svg', 'acme.svg'],
  ])('%s as %s works', async (example, name) => {
    expect(await problemsWith(example, name)).toEqual([]);
  });

  test.each([
    ['composed', 'NFC', 'NFD'],
    ['decomposed', 'NFD', 'NFC'],
  ])(
    'a name with accents works if it is %s in the JSON file and not on the disk',
    async (_what, written, stored) => {
      put('transparent.png', `services/${'café'.normalize(stored)}.png`);
      folder.set('services/automation.json', ['image', 'src'], `./${'café'.normalize(written)}.png`);
      expect(folder.problems()).toEqual([]);
    },
  );

  test('a name in other letters is reported with the right one', () => {
    put('transparent.png', 'services/Glass.png');
    folder.set('services/automation.json', ['image', 'src'], './glass.png');
    expect(folder.problems()).toEqual([
      expect.objectContaining({ fix: 'Write it exactly like the file: "./Glass.png".' }),
    ]);
  });

  test('a picture outside the content is reported', () => {
    symlinkSync(examples, `${folder.root}-outside`);
    folder.set(
      'services/automation.json',
      ['image', 'src'],
      `../../${folder.root.split('/').at(-1)}-outside/transparent.png`,
    );
    expect(folder.problems().map(brief)).toEqual([
      expect.stringContaining('which is outside the content folder'),
    ]);
    rmSync(`${folder.root}-outside`);
  });

  test.each([
    [
      'an empty drawing',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"></svg>',
      'which is empty or has no size',
    ],
    [
      'one without a size',
      '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h8v8z"/></svg>',
      'which is empty or has no size',
    ],
  ])('%s is reported', async (_what, svg, problem) => {
    folder.write('clients/nandur-pumps.svg', svg);
    const { files, ...content } = readContent(folder.root);
    const own = files.filter(({ file }) => file === 'clients/nandur-pumps.json');
    const { problems } = await checkPictures(folder.root, { ...content, files: own });
    expect(problems.map(brief)).toEqual([expect.stringContaining(problem)]);
  });

  test.each([
    ['video.mp4', 'mp4'],
    ['video.webm', 'webm'],
  ])('a text named %s is not a video', async (name, field) => {
    writeFileSync(join(folder.root, 'case-studies', name), 'This is text.');
    made.push(`case-studies/${name}`);
    folder.set('case-studies/autocad.json', ['success', 'video', field], `./${name}`);
    const { files, ...content } = readContent(folder.root);
    const own = files.filter(({ file }) => file === 'case-studies/autocad.json');
    const { problems } = await checkPictures(folder.root, { ...content, files: own });
    expect(problems.map(brief)).toContainEqual(
      expect.stringContaining(`names "./${name}", which is not a video`),
    );
  });
});
