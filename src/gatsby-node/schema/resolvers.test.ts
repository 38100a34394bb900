import { join } from 'node:path';
import sharp from 'sharp';
import { temporaryFolder } from '../../../tests/test-folder';
import { contentResolvers, sortedLists } from './resolvers';

const folder = temporaryFolder();
process.env.BUILD_CACHE = join(folder, 'kept');

/** The arguments that Gatsby's own resolver gets for a list. */
const argumentsFor = (list: string, args: object): unknown =>
  sortedLists[list]?.resolve(
    {},
    args,
    {},
    { fieldName: list, originalResolver: async (_source, given) => given },
  );

test.each([
  ['allService', { order: 'ASC' }],
  ['allInsight', { date: 'DESC' }],
])('%s is sorted, and file names decide between equal entries', async (list, first) => {
  expect(await argumentsFor(list, { limit: 3 })).toEqual({
    limit: 3,
    sort: [first, { slug: 'ASC' }],
  });
});

test("a query's own order is kept", async () => {
  expect(await argumentsFor('allService', { sort: { title: 'ASC' } })).toEqual({ sort: { title: 'ASC' } });
});

test('a picture that is cut out has no placeholder', async () => {
  const { resolve } = contentResolvers({ pathPrefix: '' }).File.placeholder;
  const read = async (alpha: number) => {
    const absolutePath = join(folder, `isle-${alpha}.webp`);
    const background = { r: 10, g: 124, b: 134, alpha };
    await sharp({ create: { width: 8, height: 8, channels: 4, background } }).toFile(absolutePath);
    const internal = { contentDigest: String(alpha) };
    return resolve({ absolutePath, extension: 'webp', name: 'isle', internal }, { width: 4 });
  };
  expect(await read(1)).toMatch(/^data:image\/avif/);
  expect(await read(0)).toBeNull();
});
