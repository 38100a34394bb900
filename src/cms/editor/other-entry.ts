/** The collection and entry of an address of the editor; undefined for lists. */
const findEntry = (address: string): string | undefined =>
  /#\/collections\/([^/]+\/(?:entries\/.+|new))/.exec(address)?.[1];

/**
 * Tells whether an address is that of another entry. Decap keeps the form when the address is changed by hand or by Back,
 * and would show one entry's data under the other's name (decap-cms-core/src/components/Editor/Editor.js, line 110: only
 * componentDidMount loads an entry).
 */
export const isOtherEntry = (before: string, now: string): boolean => {
  const [from, to] = [findEntry(before), findEntry(now)];
  // A new entry gets an address when it is saved.
  return from !== undefined && to !== undefined && from !== to && !from.endsWith('/new');
};

export const reloadOnOtherEntry = (): void =>
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (isOtherEntry(oldURL, newURL)) window.location.reload();
  });
