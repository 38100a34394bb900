/** A JSON array, an item on each line, written while the items are read. */
export async function* jsonArray(items: AsyncIterable<object>): AsyncGenerator<string> {
  let separator = '[\n';
  for await (const item of items) {
    yield `${separator}${JSON.stringify(item)}`;
    separator = ',\n';
  }
  yield separator === '[\n' ? '[]\n' : '\n]\n';
}
