import { closeMessage, showMessage } from './messages';

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

/** How files begin that the site can show, and the endings that they have. */
const kinds: readonly (readonly [head: RegExp, endings: RegExp])[] = [
  [/^\xff\xd8\xff/, /\.jpe?g$/i],
  [/^\x89PNG/, /\.png$/i],
  [/^RIFF.{4}WEBP/s, /\.webp$/i],
  [/^(?:\xef\xbb\xbf)?\s*</, /\.svg$/i],
  [/^.{4}ftyp(?!hei|mif|msf|avif)/s, /\.mp4$/i],
  [/^[^ -~]E\xdf\xa3/, /\.webm$/i],
];

/**
 * Explains why the site cannot show a file.
 * @param head its first bytes, a character for each
 */
export const explainWrongType = (name: string, head: string): string | undefined => {
  if (kinds.some(([form, endings]) => form.test(head) && endings.test(name))) return undefined;
  if (/^.{4}ftyp(?:hei|mif|msf)/s.test(head)) {
    return `${name} is a HEIC picture, which browsers do not show. Save it as JPEG and choose that: on a Mac with Preview, File, Export; on an iPhone choose Settings, Camera, Formats, Most Compatible.`;
  }
  if (kinds.some(([form]) => form.test(head)))
    return `${name} has the ending of another type. Rename it and choose it again.`;
  return `${name} is no picture or video that the site can show. Choose a JPG, PNG, WebP or SVG, or for a video an MP4 or WebM.`;
};

const hash = async (file: File): Promise<string> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer())).join('.');

/** Of pictures with the same bytes, the names that they were given, in turn. */
const namesOf = new Map<string, string[]>();

/**
 * The text of an entry with the names of the files that Decap keeps: of two uploads with the same bytes it keeps the last
 * (decap-cms-core/src/reducers/entryDraft.js, line 210).
 */
export const nameKeptUploads = (text: string): string => {
  let named = text;
  for (const names of namesOf.values()) {
    for (const name of names.slice(0, -1)) named = named.replaceAll(`/${name}"`, `/${names.at(-1)}"`);
  }
  return named;
};

/**
 * Refuses uploads that the site cannot show, and gives the others free names. Decap would offer to replace the file of that
 * name, and delete it at once, whoever uses it (decap-cms-core/src/actions/mediaLibrary.ts, line 280).
 */
export const watchUploads = (names: ReadonlySet<string>, always: boolean): void => {
  const taken = new Set([...names].map(plain));
  const passed = new WeakSet<Event>();

  const judge = async (input: HTMLInputElement, files: readonly File[]): Promise<void> => {
    const chosen = new DataTransfer();
    for (const file of files) {
      const head = String.fromCharCode(...new Uint8Array(await file.slice(0, 64).arrayBuffer()));
      const refusal = explainWrongType(file.name, head);
      if (refusal) {
        input.value = '';
        showMessage(refusal, undefined, true);
        return;
      }
      const name = freeName(file, taken, always);
      taken.add(plain(name));
      const key = await hash(file);
      namesOf.set(key, [...(namesOf.get(key) ?? []), plain(name)]);
      chosen.items.add(new File([file], name, { type: file.type, lastModified: file.lastModified }));
    }
    closeMessage();
    input.files = chosen.files;
    const event = new Event('change', { bubbles: true });
    passed.add(event);
    input.dispatchEvent(event);
  };

  document.addEventListener(
    'change',
    (event) => {
      const { target } = event;
      if (!(target instanceof HTMLInputElement) || target.type !== 'file' || passed.has(event)) return;
      // Decap gets them once they are read.
      event.stopImmediatePropagation();
      void judge(target, [...(target.files ?? [])]);
    },
    { capture: true },
  );
};
