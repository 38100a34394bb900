import { cpSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Node } from 'gatsby';
import { temporaryFolder } from '../../../tests/test-folder';
import type { Problem } from '../../content-tools/read/read-content';
import type { ContentNode } from '../content-node';
import { filesBelow } from '../files-below';
import { createContentSync } from './content-sync';

const root = join(temporaryFolder(), 'content');
const fixture = resolve('tests/fixtures/second-company/content');
const service = 'services/obstpartien.json';
const original = readFileSync(join(fixture, service), 'utf8');
const save = (text: string, file = service): void => writeFileSync(join(root, file), text);
const withTitle = (title: string): string => original.replace(/"title": "[^"]*"/, `"title": "${title}"`);

const asNode = (node: ContentNode): Node => ({
  ...node,
  parent: null,
  children: [],
  internal: { ...node.internal, owner: 'plugin' },
});

/** A fake of Gatsby that records every node. */
const gatsby = () => {
  const nodes = new Map<string, Node>();
  const state = { drops: false };
  const log: string[] = [];
  const hidden = new Set<string>();
  let problems: readonly Problem[] = [];
  const sync = createContentSync(
    root,
    {
      actions: {
        createNode: (node) => {
          if (state.drops) return;
          // As Gatsby does.
          if ('owner' in node.internal) throw new Error('internal.owner is set by Gatsby');
          Object.assign(node.internal, { owner: 'plugin' });
          log.push(`create ${node.id}`);
          nodes.set(node.id, asNode(node));
        },
        deleteNode: ({ id }) => {
          if (state.drops) return;
          log.push(`delete ${id}`);
          nodes.delete(String(id));
        },
      },
      createNodeId: (id) => id,
      getNode: (id) => nodes.get(id),
      createContentDigest: (data) => JSON.stringify(data),
      getNodesByType: () => {
        const paths = filesBelow(root).filter((path) => !hidden.has(path));
        return paths.map((absolutePath) =>
          asNode({ id: absolutePath, absolutePath, internal: { type: 'File', contentDigest: '' } }),
        );
      },
    },
    (found) => {
      problems = found;
    },
  );
  return { sync, nodes, log, hidden, state, problems: () => problems };
};

beforeEach(() => {
  rmSync(root, { recursive: true, force: true });
  mkdirSync(root, { recursive: true });
  cpSync(fixture, root, { recursive: true });
});

test('every file of the content becomes a node, with its fields, its type and its path', async () => {
  const { sync, nodes } = gatsby();
  await sync.update();
  expect(nodes.size).toBe(filesBelow(root).filter((path) => path.endsWith('.json')).length);
  expect(nodes.get(`content ${service}`)).toMatchObject({
    title: JSON.parse(original).title,
    contentPath: join(root, service),
    internal: { type: 'Service' },
  });
  expect(nodes.get(`content ${service}`)).not.toHaveProperty('$schema');
});

test('an edit replaces the node of its file alone', async () => {
  const { sync, nodes, log } = gatsby();
  await sync.update();
  log.length = 0;
  save(withTitle('Spices'));
  await sync.update();
  expect(log).toEqual([`create content ${service}`]);
  expect(nodes.get(`content ${service}`)).toMatchObject({ title: 'Spices' });
});

test.each([
  ['half-saved', original.slice(0, 200)],
  ['invalid', withTitle('')],
])('a %s file keeps its last valid node, and is reported', async (_what, text) => {
  const { sync, nodes, problems } = gatsby();
  await sync.update();
  const before = nodes.get(`content ${service}`);
  save(text);
  await sync.update();
  expect(nodes.get(`content ${service}`)).toBe(before);
  expect(problems().map(({ file }) => file)).toContain(service);
  save(original);
  await sync.update();
  expect(problems()).toEqual([]);
});

test('a change is handed over twice, the second time with a digest that Gatsby does not know', async () => {
  const { sync, nodes, log } = gatsby();
  await sync.update();
  save(withTitle('Spices'));
  await sync.update();
  const before = nodes.get(`content ${service}`)?.internal;
  log.length = 0;
  expect(sync.settle()).toBe(false);
  expect(sync.settle()).toBe(true);
  expect(log).toEqual([`create content ${service}`]);
  expect(nodes.get(`content ${service}`)).toMatchObject({ title: 'Spices' });
  expect(nodes.get(`content ${service}`)?.internal).not.toEqual(before);
});

test('a change that Gatsby drops is handed over until it arrives', async () => {
  const { sync, nodes, state } = gatsby();
  await sync.update();
  state.drops = true;
  save(withTitle('Spices'));
  rmSync(join(root, 'redirects.json'));
  await sync.update();
  expect(nodes.get(`content ${service}`)).not.toMatchObject({ title: 'Spices' });
  state.drops = false;
  sync.settle();
  expect(nodes.get(`content ${service}`)).toMatchObject({ title: 'Spices' });
  expect(nodes.has('content redirects.json')).toBe(false);
});

/** A service with a new picture, which Gatsby has no node for. */
const addPicture = async ({ sync, hidden }: ReturnType<typeof gatsby>): Promise<string> => {
  await sync.update();
  const picture = join(root, 'services/new.jpg');
  cpSync(join(root, 'services/obstpartien.jpg'), picture);
  hidden.add(picture);
  save(original.replace('./obstpartien.jpg', './new.jpg'));
  await sync.update();
  return picture;
};

test('a picture whose node Gatsby drops is read again', async () => {
  const made = gatsby();
  const picture = await addPicture(made);
  utimesSync(picture, new Date(0), new Date(0));
  expect(made.sync.settle()).toBe(false);
  expect(statSync(picture).mtimeMs).toBeGreaterThan(0);
});

test('a removed file takes its node with it', async () => {
  const { sync, log } = gatsby();
  await sync.update();
  log.length = 0;
  rmSync(join(root, 'redirects.json'));
  await sync.update();
  expect(log).toEqual(['delete content redirects.json']);
});

test('an update waits until Gatsby knows the picture that it names', async () => {
  const made = gatsby();
  const { sync, nodes, hidden } = made;
  await addPicture(made);
  expect(nodes.get(`content ${service}`)).toMatchObject({ image: { src: './obstpartien.jpg' } });
  hidden.clear();
  await sync.fileCreated();
  expect(nodes.get(`content ${service}`)).toMatchObject({ image: { src: './new.jpg' } });
});

test('a change during a check is checked, too', async () => {
  const { sync, nodes } = gatsby();
  const first = sync.update();
  save(withTitle('Saved during the check'));
  await Promise.all([first, sync.update()]);
  expect(nodes.get(`content ${service}`)).toMatchObject({ title: 'Saved during the check' });
});
