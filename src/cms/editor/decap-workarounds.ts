/** Two names that are equal in this form are the same file to Decap. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');

/**
 * Finds a name that no other file has.
 * @param taken names of the existing files
 * @param always renames every file, because the list may be old, as on a published site that others edit, too
 */
export const freeName = (
  { name, size, lastModified }: Pick<File, 'name' | 'size' | 'lastModified'>,
  taken: ReadonlySet<string>,
  always: boolean,
): string => {
  if (!always && !taken.has(plain(name))) return name;
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  const mark = `${lastModified.toString(36)}${size.toString(36)}`.slice(-6);
  let free = `${stem}-${mark}${ending}`;
  for (let number = 2; taken.has(plain(free)); number += 1) free = `${stem}-${mark}-${number}${ending}`;
  return free;
};

/**
 * Gives uploads free names. Decap would offer to replace the file of that name, and delete it at once, whoever uses it.
 */
export const giveFreeNames = (names: ReadonlySet<string>, always: boolean): void => {
  const taken = new Set([...names].map(plain));
  document.addEventListener(
    'change',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || !target.files) return;
      const renamed = new DataTransfer();
      for (const file of target.files) {
        const name = freeName(file, taken, always);
        taken.add(plain(name));
        renamed.items.add(new File([file], name, { type: file.type, lastModified: file.lastModified }));
      }
      target.files = renamed.files;
    },
    // Before Decap reads them.
    { capture: true },
  );
};

/** The collection and entry of an address of the editor; undefined for lists. */
const findEntry = (address: string): string | undefined =>
  /#\/collections\/([^/]+\/(?:entries\/.+|new))/.exec(address)?.[1];

/**
 * Tells whether an address is that of another entry. Decap keeps the form when the address is changed by hand or by Back,
 * and would show one entry's data under the other's name.
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
