import { existsSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { companyJson, contentFolder } from '../../tests/test-content';
import { isObject } from '../is-object';
import { type Change, findRefusal, parseChange, removeWithPictures } from './checked-writes';

// Its pictures are empty, so every picture is a problem before and after; only what a change causes counts.
const { root } = contentFolder();
const path = (file: string): string => `${basename(root)}/${file}`;
const automation = companyJson('services/automation.json');
const parse = (body: unknown): Change => {
  const change = parseChange(body);
  if (!change) throw new Error('The request changes nothing');
  return change;
};
const save = (file: string, data: unknown, assets: object[] = []) => ({
  action: 'persistEntry',
  params: { dataFiles: [{ slug: 'x', path: path(file), raw: JSON.stringify(data) }], assets, options: {} },
});
const refuse = (body: unknown) => findRefusal(parse(body), root);
const changed = (change: object) => ({ ...(isObject(automation) ? automation : {}), ...change });

test('a valid entry may be saved, and nothing is written by the check', async () => {
  const before = readFileSync(join(root, 'services/automation.json'), 'utf8');
  expect(await refuse(save('services/automation.json', changed({ tagline: 'Shorter.' })))).toBeUndefined();
  expect(readFileSync(join(root, 'services/automation.json'), 'utf8')).toBe(before);
});

test.each([
  [
    'a link to nowhere',
    { nextStep: { title: 'A', text: 'B', linkText: 'C', link: '/nowhere' } },
    'leads to "/nowhere", a page that does not exist',
  ],
  ['the title of another page', { title: 'Retail & Ecommerce' }, 'is the same as in'],
  [
    'a text as picture',
    { image: { src: './automation.json', alt: 'Robots' } },
    'which is not of the right type',
  ],
])('%s is refused in the words of npm run check:content', async (_what, change, words) => {
  expect(await refuse(save('services/automation.json', changed(change)))).toContain(words);
});

test('a picture that cannot be read is refused', async () => {
  const asset = { path: path('services/new.jpg'), content: Buffer.from('no picture').toString('base64') };
  const data = changed({ image: { src: './new.jpg', alt: 'Robots' } });
  expect(await refuse(save('services/automation.json', data, [asset]))).toContain(
    'names "./new.jpg", which cannot be read as a picture',
  );
});

test('the check of a new version of a picture leaves the picture as it is', async () => {
  const asset = { path: path('services/automation.jpg'), content: 'AAAA' };
  await refuse(save('services/automation.json', changed({}), [asset]));
  expect(readFileSync(join(root, 'services/automation.jpg')).length).toBe(0);
});

test('an entry or picture that others need may not be deleted; they are named', async () => {
  const entry = await refuse({ action: 'deleteFiles', params: { paths: [path('projects/vhuman.json')] } });
  expect(entry).toContain('products/vhuman.json');
  expect(entry).toContain('hero-slides/vhuman.json');
  const picture = await refuse({ action: 'deleteFile', params: { path: path('services/automation.jpg') } });
  expect(picture).toContain('names "./automation.jpg", which does not exist');
});

test('an entry that nothing needs is deleted with its pictures, and its page is redirected', async () => {
  const request = { action: 'deleteFiles', params: { paths: [path('projects/ibill-system.json')] } };
  expect(await refuse(request)).toBeUndefined();
  expect(removeWithPictures(parse(request), root)).toEqual([
    'projects/ibill-system.json',
    'projects/ibill-system.jpg',
  ]);
  expect(existsSync(join(root, 'projects/ibill-system.jpg'))).toBe(false);
  expect(readFileSync(join(root, 'redirects.json'), 'utf8')).toContain('"from": "/projects/ibill-system"');
});

test('reading is no change', () => {
  expect(parseChange({ action: 'getEntry', params: { path: path('site.json') } })).toBeUndefined();
});
