/** A JSON array, an item on each line, written while the items are read. */
export async function* jsonArray<Item>(
  items: AsyncIterable<Item>,
  describe: (item: Item) => object,
): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(describe(item))}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
