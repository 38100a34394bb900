/** The fields of an article's block that its type does not have, as a query returns them. */
export const emptyBlock = {
  text: null,
  items: null,
  source: null,
  image: null,
  value: null,
  code: null,
  title: null,
  head: null,
  rows: null,
  unit: null,
  bars: null,
};
