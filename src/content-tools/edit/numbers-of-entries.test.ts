import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createRandom } from '../../../tests/company/random-pages';
import { temporaryFolder } from '../../../tests/test-folder';
import { collections } from '../../content-model';
import { checkContent } from '../check/check-content';
import { readContent } from '../read/read-content';
import { removeEntry } from './remove-entry';
import { writeStarter } from './starter';

const folder = temporaryFolder();
const starter = join(folder, 'starter');
const company = {
  name: 'Nordlicht',
  url: 'https://www.nordlicht.example',
  locale: 'en-GB',
  colour: '#2a5580',
};
const most = 12;

beforeAll(() => writeStarter('starter', starter, company), 60_000);

const entriesOf = (root: string, kind: string) =>
  readContent(root).files.filter((file) => file.kind === kind);

/** Gives a kind this number of entries: copies under other names, or fewer of those there are. */
const setNumber = (root: string, kind: string, number: number): void => {
  const entries = entriesOf(root, kind);
  for (const { slug } of entries.slice(number)) removeEntry(root, kind, slug, true);
  for (let at = entries.length; at < number; at += 1) {
    const { file, slug, data } = entries[0] ?? { file: '', slug: '', data: {} };
    const own = Object.entries(Object(data)).map(([key, value]) => {
      if (key === 'order') return [key, 50 + at];
      return [key, key === 'title' || key === 'name' ? `${value} ${at}` : value];
    });
    writeFileSync(join(root, file.replace(slug, `copy-${at}`)), JSON.stringify(Object.fromEntries(own)));
  }
};

test.each([1, 2, 3])(
  'from none to twelve entries of each kind are content without mistakes, seed %i',
  (seed) => {
    const root = join(folder, String(seed));
    cpSync(starter, root, { recursive: true });
    const random = createRandom(seed);
    // Each kind is gone in one of three companies.
    const numbers = new Map(
      Object.keys(collections).map((kind) => [kind, random() < 1 / 3 ? 0 : Math.ceil(most * random())]),
    );
    for (const kind of ['service', 'office', ...(numbers.get('insight') ? ['person'] : [])])
      numbers.set(kind, numbers.get(kind) || 1);
    // Copies refer to what their first entry does, so what is left out goes first.
    for (const [kind, number] of [...numbers].sort(([, one], [, other]) => one - other))
      setNumber(root, kind, number);
    expect([...numbers].map(([kind]) => [kind, entriesOf(root, kind).length])).toEqual([...numbers]);
    expect(checkContent(root).problems).toEqual([]);
  },
);
