import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { findFolder } from '../../src/content-model';
import { EditError } from '../../src/content-tools/edit/entries';
import { newEntry } from '../../src/content-tools/edit/new-entry';
import { removeEntry } from '../../src/content-tools/edit/remove-entry';
import { renameEntry } from '../../src/content-tools/edit/rename-entry';
import { isObject } from '../../src/is-object';
import { changeJson } from '../change-json';
import { copyClone } from '../project-copy';
import { run } from '../test-command';

/**
 * `npm test -- edits`: proves that no correct edit fails CI. It makes the usual edits to a copy of the project's content, all
 * at once, and runs `npm test` there.
 */
const copy = mkdtempSync(join(tmpdir(), 'edits-'));
const root = join(copy, 'content');

type Json = Record<string, unknown>;

const edit = (file: string, change: (data: Json) => Json): void =>
  changeJson(join(root, file), (data) => {
    if (!isObject(data)) throw new Error(`content/${file} holds no object`);
    return change(data);
  });
const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Removes the first entry of a kind that nothing else needs; `npm run remove` refuses the others. */
const removeOne = (kind: string): void => {
  const files = readdirSync(join(root, findFolder(kind))).filter((name) => name.endsWith('.json'));
  const isRemoved = files.some((name) => {
    try {
      removeEntry(root, kind, basename(name, '.json'));
      return true;
    } catch (error) {
      if (error instanceof EditError) return false;
      throw error;
    }
  });
  if (!isRemoved) throw new Error(`Every ${kind} is needed by another entry`);
};

/** Each with what an editor would call it. */
const edits: readonly [name: string, make: () => unknown][] = [
  ['a ninth service', () => newEntry(root, 'service', 'Robotics')],
  ['a new client', () => newEntry(root, 'client', 'Konkan Dairies')],
  ['a new testimonial', () => newEntry(root, 'testimonial', 'Meera Kulkarni')],
  ['a project as a draft', () => newEntry(root, 'project', 'Night Shift', { draft: true })],
  ['a project removed', () => removeOne('project')],
  ['a page renamed', () => renameEntry(root, 'service', 'automation', 'process-automation')],
  ['a banner removed', () => removeOne('hero-slide')],
  [
    'another order of the menu',
    () =>
      edit('navigation.json', (data) => ({
        ...data,
        header: list(data.header).map((item, at, all) => ({ ...Object(item), index: all.length - at })),
      })),
  ],
  [
    'another name, phone and email',
    () =>
      edit('site.json', (data) => ({
        ...data,
        name: 'Palm Harbour Systems',
        phone: '+91 22 5550 0199',
        email: 'office@palmharbour.example',
      })),
  ],
  [
    'reworded headlines',
    () => {
      edit('pages/home.json', (data) => ({ ...data, title: 'We build the software you run on' }));
      edit('pages/about-us.json', (data) => ({
        ...data,
        title: 'Our People',
        tagline: 'Forty people, two offices.',
      }));
      edit('industries/retail.json', (data) => ({ ...data, title: 'Shops' }));
      edit('headings.json', (data) => ({
        ...data,
        service: { ...Object(data.service), intro: 'In short' },
      }));
    },
  ],
  [
    'a picture of another size',
    () =>
      sharp({ create: { width: 1400, height: 1400, channels: 3, background: '#1f6f78' } })
        .webp()
        .toFile(join(root, 'services/data-science.webp')),
  ],
];

// `run` ends this process when the tests fail.
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));

const main = async (): Promise<void> => {
  copyClone(copy);
  for (const [name, make] of edits) {
    await make();
    process.stdout.write(`edit: ${name}\n`);
  }
  run('npm test', copy);
};

void main();
