import { sortedLists } from './resolvers';

/** The arguments that Gatsby's own resolver gets for a list. */
const argumentsFor = (list: string, args: object): unknown =>
  sortedLists[list]?.resolve({}, args, {}, { originalResolver: async (_source, given) => given });

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
