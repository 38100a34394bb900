import {
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { realContent } from '../../../tests/content-folder';
import { temporaryFolder } from '../../../tests/temporary-folder';
import type { Problem } from '../../content-tools/read';
import { guardContent, passOn } from './content-guard';
import { mirrorFolder } from './mirror';
import { problemsEndpoint } from './problems-endpoint';
import { waitingPage } from './waiting-page';

const folder = temporaryFolder();
const fixture = join(realContent, '../tests/fixtures/second-company/content');
const places = {
  root: join(folder, 'content'),
  seen: join(folder, 'seen'),
  good: join(folder, 'good'),
  report: join(folder, 'told/mistakes.json'),
};
const service = 'services/spice-lots.json';
const rightText = readFileSync(join(fixture, service), 'utf8');
const reported = (): Problem[] => JSON.parse(readFileSync(places.report, 'utf8'));
const goodText = (): string => readFileSync(join(places.good, service), 'utf8');

const until = async (done: () => boolean): Promise<void> => {
  const end = Date.now() + 5000;
  while (!done() && Date.now() < end) await new Promise((wake) => setTimeout(wake, 20));
  expect(done()).toBe(true);
};

let watcher: ReturnType<typeof guardContent> | undefined;
/** Guards the content until the test has ended, however it ends. */
const guard = (
  told: (mistakes: Problem[]) => void,
  failed: (error: unknown) => void = (error) => {
    throw error;
  },
): void => {
  watcher = guardContent(places, told, failed);
};
afterEach(() => watcher?.close());

beforeEach(() => {
  for (const part of Object.values(places)) rmSync(part, { recursive: true, force: true });
  mirrorFolder(fixture, places.root);
});

describe('mirrorFolder', () => {
  test('copies what is new or changed, removes what is gone, and leaves the rest alone', () => {
    const [from, to] = [join(folder, 'from'), join(folder, 'to')];
    mkdirSync(join(from, 'a'), { recursive: true });
    writeFileSync(join(from, 'a/one.json'), '1');
    writeFileSync(join(from, 'two.json'), '2');
    expect(mirrorFolder(from, to).sort()).toEqual(['a/one.json', 'two.json']);
    expect(mirrorFolder(from, to)).toEqual([]);
    writeFileSync(join(from, 'a/one.json'), '3');
    utimesSync(join(from, 'a/one.json'), 1, 1);
    rmSync(join(from, 'two.json'));
    expect(mirrorFolder(from, to).sort()).toEqual(['a/one.json', 'two.json']);
    expect(readFileSync(join(to, 'a/one.json'), 'utf8')).toBe('3');
    expect(existsSync(join(to, 'two.json'))).toBe(false);
  });

  test('a picture is there before the entry that names it, and goes after it', () => {
    const [from, to] = [join(folder, 'ordered'), join(folder, 'ordered-copy')];
    mkdirSync(from);
    for (const name of ['a.json', 'b.jpg', 'c.json']) writeFileSync(join(from, name), name);
    expect(mirrorFolder(from, to)[0]).toBe('b.jpg');
    rmSync(join(from, 'b.jpg'));
    writeFileSync(join(from, 'a.json'), 'names no picture');
    expect(mirrorFolder(from, to)).toEqual(['a.json', 'b.jpg']);
  });

  test('files that vanish while it looks are left out', () => {
    const [from, to] = [join(folder, 'restless'), join(folder, 'restless-copy')];
    mkdirSync(from);
    for (const name of ['a.json', 'b.json']) writeFileSync(join(from, name), name);
    symlinkSync(join(from, 'gone'), join(from, 'c.json'));
    expect(mirrorFolder(from, to)).toEqual(['a.json', 'b.json']);
  });
});

describe('passOn', () => {
  test('content without mistakes is passed on', async () => {
    expect(await passOn(places)).toEqual([]);
    expect(goodText()).toBe(rightText);
    expect(reported()).toEqual([]);
  });

  test.each([
    ['a mistake in a field', rightText.replace('"Spice Lots"', '""'), 'title'],
    ['half a file', rightText.slice(0, 200), ''],
  ])('%s is told, and the last good content stays', async (_what, text, field) => {
    await passOn(places);
    writeFileSync(join(places.root, service), text);
    const mistakes = await passOn(places);
    expect(mistakes.filter(({ file }) => file === service).map((mistake) => mistake.field)).toEqual([field]);
    expect(reported()).toEqual(mistakes);
    expect(goodText()).toBe(rightText);
  });

  test('a picture that cannot be read is held back too', async () => {
    await passOn(places);
    writeFileSync(join(places.root, 'services/spice-lots.jpg'), 'half of an upload');
    expect(await passOn(places)).toEqual([expect.objectContaining({ file: service, field: 'image.src' })]);
    await expect(sharp(join(places.good, 'services/spice-lots.jpg')).metadata()).resolves.toMatchObject({
      width: 1280,
    });
  });
});

test('while it guards, a saved mistake is told and a mended one passed on', async () => {
  await passOn(places);
  const told: Problem[][] = [];
  guard((mistakes) => told.push(mistakes));
  writeFileSync(join(places.root, service), rightText.replace('"Spice Lots"', '""'));
  await until(() => told.at(-1)?.length === 1);
  expect(goodText()).toBe(rightText);
  const mended = rightText.replace('"Spice Lots"', '"Lots of Spice"');
  writeFileSync(join(places.root, service), mended);
  await until(() => told.at(-1)?.length === 0);
  expect(goodText()).toBe(mended);
});

test.each([
  [
    'an editor that writes a new file and renames it',
    (text: string) => {
      writeFileSync(join(folder, 'new.json'), text);
      renameSync(join(folder, 'new.json'), join(places.root, service));
    },
  ],
  [
    'git, which removes a file before it writes it',
    (text: string) => {
      rmSync(join(places.root, service));
      writeFileSync(join(places.root, service), text);
    },
  ],
])('every save is seen of %s', async (_who, save) => {
  await passOn(places);
  guard(() => {});
  for (const title of ['First', 'Second', 'Third']) {
    const text = rightText.replace('"Spice Lots"', `"${title}"`);
    save(text);
    await until(() => goodText() === text);
  }
});

test('a save is seen that comes right after the look at the one before', async () => {
  await passOn(places);
  guard(() => {});
  for (let count = 0; count < 10; count += 1) {
    const text = rightText.replace('"Spice Lots"', `"Title ${count}"`);
    writeFileSync(join(places.root, service), text);
    await until(() => goodText() === text);
  }
});

test('a look that fails is told, and the next change is looked at again', async () => {
  const told: Problem[][] = [];
  const failures: unknown[] = [];
  writeFileSync(places.seen, 'in the way of a folder');
  guard(
    (mistakes) => told.push(mistakes),
    (error) => failures.push(error),
  );
  writeFileSync(join(places.root, service), rightText.replace('"Spice Lots"', '"Lots"'));
  await until(() => failures.length > 0);
  expect(told).toEqual([]);
  rmSync(places.seen);
  writeFileSync(join(places.root, service), rightText);
  await until(() => told.length > 0);
  expect(goodText()).toBe(rightText);
});

test('the browser is told the mistakes at once and after each change, uncompressed', async () => {
  const report = join(folder, 'endpoint/mistakes.json');
  const server = createServer(problemsEndpoint(report)).listen(0);
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const events: string[] = [];
  let cacheControl: string | undefined;
  const request = get({ port, headers: { 'Accept-Encoding': 'gzip' } }, (response) => {
    cacheControl = response.headers['cache-control'];
    response.setEncoding('utf8').on('data', (data: string) => events.push(data));
  });
  await until(() => events.length >= 1);
  writeFileSync(report, '[{"file":"a.json"}]');
  await until(() => events.length >= 2);
  request.destroy();
  server.close();
  expect(events).toEqual(['data: []\n\n', 'data: [{"file":"a.json"}]\n\n']);
  expect(cacheControl).toContain('no-transform');
});

test('the page that waits for content shows mistakes as text, whatever they hold', () => {
  const page = waitingPage([{ file: 'site.json', field: 'name', problem: 'is "<b>"', fix: 'A & B.' }]);
  expect(page).toContain('<b>content/site.json</b> <code>name</code> is &quot;&lt;b&gt;&quot;.');
  expect(page).toContain('A &amp; B.');
  expect(page).toContain('http-equiv="refresh"');
});
