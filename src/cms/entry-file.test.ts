import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyContent } from '../../tests/test-content';
import { readContent } from '../content-tools/read/read-content';
import { isObject } from '../is-object';
import { entryFile, findEntryMistakes, isNamed, readEntryFile, readKind, tidyEntry } from './entry-file';

const { files } = readContent(companyContent);
const readData = (file: string): Record<string, unknown> => {
  const data: unknown = JSON.parse(readFileSync(join(companyContent, file), 'utf8'));
  return isObject(data) ? data : {};
};
const service = 'services/automation.json';

test('an entry that is saved unchanged leaves its file as it was, to the byte', () => {
  expect(files.length).toBeGreaterThan(40);
  for (const { file } of files) {
    expect(entryFile(readData(file))).toBe(readFileSync(join(companyContent, file), 'utf8'));
  }
});

test('no entry of the content has a mistake', () => {
  expect(files.flatMap(({ file }) => findEntryMistakes(readData(file)))).toEqual([]);
});

test('fields are in the order of the model, whatever order they were filled in', () => {
  const data = readData(service);
  const turned = Object.fromEntries(Object.entries(data).reverse());
  expect(entryFile(turned)).toBe(entryFile(data));
});

describe('empty values that Decap leaves are removed', () => {
  const project = readData('projects/impex.json');

  test.each([
    ['a text begun and emptied', { ...project, gallery: [] }, 'gallery'],
    ['an optional text', { ...readData('hero-slides/impex.json'), pageUrl: '' }, 'pageUrl'],
  ])('%s is left out', (_what, data, field) => {
    expect(tidyEntry(data)).not.toHaveProperty(field);
  });

  test('an optional part in which nothing is filled in is left out', () => {
    const study = files.find(({ kind }) => kind === 'case-study');
    const data = { ...readData(study?.file ?? '') };
    const success = isObject(data.success) ? data.success : {};
    const tidied = tidyEntry({ ...data, success: { ...success, video: { mp4: '', text: null } } });
    expect(tidied.success).not.toHaveProperty('video');
  });

  test('a required list is present, though empty', () => {
    expect(tidyEntry({ ...readData(service), relatedIndustries: undefined })).toHaveProperty(
      'relatedIndustries',
      [],
    );
  });

  test.each([
    ['7', 7],
    [' 12.5', 12.5],
    ['12,5', '12,5'],
    ['1,250', '1,250'],
  ])('a number that is typed as "%s" is %s', (order, expected) => {
    expect(tidyEntry({ ...readData(service), order })).toMatchObject({ order: expected });
  });

  test('a picture has a path relative to the file, and a text is trimmed', () => {
    const tidied = tidyEntry({
      ...readData(service),
      title: ' Automation\n',
      image: { src: 'new.jpg', alt: 'x' },
    });
    expect(tidied).toMatchObject({ title: 'Automation', image: { src: './new.jpg' } });
  });
});

test.each([
  ['title', { title: '' }, 'Title', 'title', /^is missing\./],
  [
    'a picture without words',
    { image: { src: './automation.jpg', alt: '' } },
    'Image: Alt text',
    'image.alt',
    /^is missing\./,
  ],
  ['too few benefits', { benefits: [] }, 'Benefits', 'benefits', /^is empty\. Six benefits/],
  ['an icon there is none of', { icon: 'no-such-icon' }, 'Icon', 'icon', /^names the icon "no-such-icon"/],
  ['a number that is none', { order: '12,5' }, 'Order', 'order', /^must be a number, not .*"12,5"/],
])('%s is reported before saving, with its label and path', (_what, change, label, path, words) => {
  expect(findEntryMistakes({ ...readData(service), ...change })).toEqual([
    { label, path, sentence: expect.stringMatching(words) },
  ]);
});

test('a mistake in a block names its place, counted from 1, and its type', () => {
  const data = readData('insights/what-a-rewrite-costs.json');
  const body = [{ type: 'paragraph', text: '' }, ...(Array.isArray(data.body) ? data.body : [])];
  expect(findEntryMistakes({ ...data, body })).toMatchObject([
    { label: 'Blocks 1 (Paragraph): Text', path: 'body.0.text' },
  ]);
});

test('mistakes are in the order and in the words of the form', () => {
  const wrong = { publishOn: '2026-03-02', endOn: '2026-03-01', icon: 'no-such-icon', title: '' };
  const mistakes = findEntryMistakes({ ...readData(service), ...wrong });
  expect(mistakes.map(({ label }) => label)).toEqual(['Title', 'Icon', 'End on']);
  expect(mistakes.at(-1)?.sentence).toContain('Correct "Publish on", date or "End on".');
});

test('an entry without a name is told apart, since its file has none either', () => {
  expect(isNamed(readData(service))).toBe(true);
  expect(isNamed({ ...readData(service), title: ' ' })).toBe(false);
});

test('rules between fields hold too: every challenge has its solution', () => {
  const industry = files.find(({ kind }) => kind === 'industry');
  const data = readData(industry?.file ?? '');
  const challenges = Array.isArray(data.challenges) ? data.challenges : [];
  expect(findEntryMistakes({ ...data, challenges: challenges.slice(1) })).toHaveLength(1);
});

test.each([
  ['../../schemas/case-study.schema.json', 'case-study'],
  [undefined, undefined],
])('the note %s tells the kind %s', ($schema, kind) => {
  expect(readKind({ $schema })).toBe(kind);
});

test('a box that is not ticked is left out, and one that is stays', () => {
  const data = readData('services/automation.json');
  expect(entryFile({ ...data, draft: false })).toBe(entryFile(data));
  expect(JSON.parse(entryFile({ ...data, draft: true }))).toMatchObject({ draft: true });
});

test('the items of the menu keep the order of the form', () => {
  const data = readData('navigation.json');
  const items = Array.isArray(data.header) ? data.header : [];
  const { header } = JSON.parse(entryFile({ ...data, header: [...items].reverse() }));
  expect(header.map(({ name }: { name: string }) => name)).toEqual(
    [...items].reverse().map(({ name }) => name),
  );
  expect(header.map(({ index }: { index: number }) => index)).toEqual(items.map((_, at) => at + 1));
  expect(readEntryFile(JSON.stringify({ ...data, header: [...items].reverse() }))).toEqual(data);
});

test('a file with a byte order mark can be edited', () => {
  expect(readEntryFile(`\ufeff${JSON.stringify(readData(service))}`)).toEqual(readData(service));
});

test('a damaged file is refused in the words of the check', () => {
  expect(() => readEntryFile('{ "title": "A" "text": "B" }')).toThrow(
    'The file is not valid JSON (line 1, column 16: a comma is missing). Look there for a missing or extra comma',
  );
});
