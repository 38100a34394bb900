/** Decap's own form of a file name, as far as it decides whether two are the same. */
const plain = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9.]+/g, '-');

/**
 * A name that no other file has.
 * @param taken names of the files that are there
 * @param always whether the list of names may be old, as on a published site that others edit, too
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
