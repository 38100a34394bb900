/** The collection and entry of an address of the editor; undefined for lists. */
const findEntry = (address: string): string | undefined =>
  /#\/collections\/([^/]+\/(?:entries\/.+|new))/.exec(address)?.[1];

/**
 * Tells whether an address is that of another entry. Decap keeps the form when the address is changed by hand or by Back,
 * and would show one entry's data under the other's name (decap-cms-core/src/components/Editor/Editor.js, line 110: only
 * componentDidMount loads an entry).
 */
export const isOtherEntry = (before: string, now: string): boolean => {
  const [from = '', to = ''] = [findEntry(before), findEntry(now)];
  if (from === '' || to === '' || from === to) return false;
  // In one collection Decap does so itself: a new entry gets an address when it is saved, and a copy of an entry is a new one.
  const isSame = from.split('/')[0] === to.split('/')[0];
  return !(isSame && [from, to].some((place) => place.endsWith('/new')));
};
