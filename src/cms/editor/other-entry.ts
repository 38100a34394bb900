/** The collection and entry of an address of the editor; undefined for lists. */
const entryOf = (address: string): string | undefined =>
  /#\/collections\/([^/]+\/(?:entries\/.+|new))/.exec(address)?.[1];

/**
 * Whether the form has to be loaded anew: Decap keeps it when the address changes from one entry to another, as it does by
 * hand or by Back, and would show one's data under the other's name.
 */
export const isOtherEntry = (before: string, now: string): boolean => {
  const [from, to] = [entryOf(before), entryOf(now)];
  // A new entry gets its own address when it is saved.
  return from !== undefined && to !== undefined && from !== to && !from.endsWith('/new');
};

export const reloadOnOtherEntry = (): void =>
  window.addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (isOtherEntry(oldURL, newURL)) window.location.reload();
  });
