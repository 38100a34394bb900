import { closeMessage, showMessage } from './messages';

/** How files begin that the site can show, and the endings that they have. */
const kinds: readonly (readonly [head: RegExp, endings: RegExp])[] = [
  [/^\xff\xd8\xff/, /\.jpe?g$/i],
  [/^\x89PNG/, /\.png$/i],
  [/^RIFF.{4}WEBP/s, /\.webp$/i],
  [/^(?:\xef\xbb\xbf)?\s*</, /\.svg$/i],
  [/^.{4}ftyp(?!hei|mif|msf|avif)/s, /\.mp4$/i],
  [/^[^ -~]E\xdf\xa3/, /\.webm$/i],
];

/** Explains why the site cannot show a file, by its first bytes, a character for each. */
export const explainWrongType = (name: string, head: string): string | undefined => {
  if (kinds.some(([form, endings]) => form.test(head) && endings.test(name))) return undefined;
  if (/^.{4}ftyp(?:hei|mif|msf)/s.test(head)) {
    return `${name} is a HEIC picture, which browsers do not show. Save it as JPEG and choose that: on a Mac with Preview, File, Export; on an iPhone choose Settings, Camera, Formats, Most Compatible.`;
  }
  if (kinds.some(([form]) => form.test(head)))
    return `${name} has the ending of another type. Rename it and choose it again.`;
  return `${name} is no picture or video that the site can show. Choose a JPG, PNG, WebP or SVG, or for a video an MP4 or WebM.`;
};

/** A name that no other file has, so that an upload takes nobody's place. */
export const nameUpload = (name: string): string =>
  name.replace(/(?=\.[^.]*$)/, `-${crypto.randomUUID().slice(0, 8)}`);

/**
 * Refuses uploads that the site cannot show, and gives the others names of their own. Decap would offer to replace the file of
 * that name, and delete it at once, whoever uses it (decap-cms-core/src/actions/mediaLibrary.ts, line 280).
 */
export const watchUploads = (): void => {
  const passed = new WeakSet<Event>();
  /** The names of what was chosen for this form, by content: of two files alike Decap would upload one, and name both. */
  const chosenHere = new Map<string, string>();
  window.addEventListener('hashchange', () => chosenHere.clear());

  const judge = async (input: HTMLInputElement, files: readonly File[]): Promise<void> => {
    const chosen = new DataTransfer();
    for (const file of files) {
      const bytes = await file.arrayBuffer();
      const head = String.fromCharCode(...new Uint8Array(bytes.slice(0, 64)));
      const content = String(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
      const known = chosenHere.get(content);
      const refusal =
        known && document.body.textContent.includes(known)
          ? `${file.name} is here already, as ${known}. Choose that one from the list.`
          : explainWrongType(file.name, head);
      if (refusal) {
        input.value = '';
        showMessage(refusal, undefined, true);
        return;
      }
      const name = nameUpload(file.name);
      chosenHere.set(content, name);
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
