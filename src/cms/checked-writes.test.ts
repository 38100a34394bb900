import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { companyJson, contentFolder } from '../../tests/test-content';
import { isObject } from '../is-object';
import { removeFile, type Save, saveEntry } from './checked-writes';

// Its pictures are empty, so every picture is a problem before and after; only what a change causes counts.
const { root, write } = contentFolder();
const file = 'services/automation.json';
const automation = companyJson(file);
const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const save = (change: object, more: Partial<Save> = {}) => {
  // Noted, so that the next test finds the file as it was.
  write(file, read(file));
  const data = { ...(isObject(automation) ? automation : {}), ...change };
  return saveEntry({ file, text: JSON.stringify(data), opened: read(file), uploads: [], ...more }, root);
};
const sentences = (outcome: object): string =>
  'mistakes' in outcome && Array.isArray(outcome.mistakes)
    ? outcome.mistakes.map(({ label, sentence }) => `${label} ${sentence}`).join('\n')
    : '';

test('a valid entry is saved', async () => {
  expect(await save({ tagline: 'Shorter.' })).toMatchObject({ done: true });
  expect(read(file)).toContain('Shorter.');
});

test('advice comes with the save', async () => {
  const outcome = await save({ tagline: 'Two  spaces.' });
  expect(outcome).toMatchObject({ advice: [{ path: 'tagline', label: 'Tagline' }] });
});

test('a fact that changes names the texts that state the old figure', async () => {
  const facts = { facts: [{ name: 'Age', value: '12', phrases: ['# years old'] }] };
  write('facts.json', JSON.stringify(facts));
  await save({ tagline: 'We are 12 years old.' });
  facts.facts[0] = { name: 'Age', value: '13', phrases: ['# years old'] };
  const opened = read('facts.json');
  const outcome = await saveEntry(
    { file: 'facts.json', text: JSON.stringify(facts), opened, uploads: [] },
    root,
  );
  expect(outcome).toMatchObject({
    advice: [
      {
        form: 'service/entries/automation',
        path: 'tagline',
        sentence: expect.stringContaining('Facts (Company and menus) has 13'),
      },
    ],
  });
});

test('a file that somebody else has changed is not written; their version is the answer', async () => {
  const opened = read(file);
  const theirs = opened.replace('"title": "', '"title": "New ');
  write(file, theirs);
  const outcome = await save({}, { opened });
  expect(outcome).toEqual({ theirs });
  expect(read(file)).toBe(theirs);
});

test('a file that somebody else has only formatted is saved', async () => {
  expect(await save({}, { opened: JSON.stringify(automation) })).toMatchObject({ done: true });
});

test('a new entry does not replace one of the same name', async () => {
  expect(await save({}, { opened: undefined })).toHaveProperty('theirs');
});

test('all mistakes come at once, in the labels of the form', async () => {
  const nextStep = { title: 'A', text: 'B', linkText: '', link: '/nowhere' };
  const image = { src: './none.jpg', alt: '' };
  const text = sentences(await save({ title: 'Retail & Ecommerce', image, nextStep }));
  expect(text).toContain('Retail & Ecommerce (industry): Title is the same as in');
  expect(text).toContain('Image: Picture names "./none.jpg", which does not exist');
  expect(text).toContain('Image: Alt text is empty');
  expect(text).toContain('Next step: Link text is empty');
  expect(text).toContain('Next step: Link leads to "/nowhere", a page that does not exist');
  expect(JSON.parse(read(file))).toEqual(automation);
});

const upload = (name: string) => ({ uploads: [{ file: name, data: Buffer.from('no picture') }] });

test('a picture that cannot be read is refused', async () => {
  const image = { src: './new.jpg', alt: 'Robots' };
  expect(sentences(await save({ image }, upload('services/new.jpg')))).toContain(
    'names "./new.jpg", which cannot be read as a picture',
  );
  expect(existsSync(join(root, 'services/new.jpg'))).toBe(false);
});

test('an entry or picture that others need may not be deleted; they are named', async () => {
  const entry = sentences(await removeFile('projects/vhuman.json', root));
  expect(entry).toContain('vHuman (product): Link leads to "/projects/vhuman"');
  expect(entry).toContain('(hero slide): Page url');
  expect(entry).not.toContain('Write');
  const picture = sentences(await removeFile('services/automation.jpg', root));
  expect(picture).toContain('Automation (service): Image: Picture shows it');
});

test('a file that the site needs may not be deleted', async () => {
  expect(sentences(await removeFile('facts.json', root))).toContain('is needed by the site');
});

test('an entry that nothing needs is deleted with its pictures, and its page is redirected', async () => {
  expect(await removeFile('projects/ibill-system.json', root)).toMatchObject({ done: true });
  expect(existsSync(join(root, 'projects/ibill-system.jpg'))).toBe(false);
  expect(read('redirects.json')).toContain('"from": "/projects/ibill-system"');
});

test('a picture that no entry names is listed, and can be removed', async () => {
  write('services/unused.jpg', 'x');
  expect(await save({})).toMatchObject({ unused: ['services/unused.jpg'] });
  expect(await removeFile('services/unused.jpg', root)).toMatchObject({ done: true, unused: [] });
});
