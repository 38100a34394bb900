import { describeFile } from '../../content-model';
import { richPieces } from '../../content-model/rich-text';
import { checkFields } from '../check/check-fields';
import { listTexts, valueAt } from '../read/inspect-texts';
import type { ContentFile } from '../read/read-content';
import { fieldPath } from '../schema/fields';

type Path = readonly PropertyKey[];

/** A copy of plain data with one value replaced, or left out for `undefined`; an unknown path changes nothing. */
export const replaceValue = (data: unknown, path: Path, value: unknown): unknown => {
  const copy = structuredClone(data);
  const around = valueAt(copy, path.slice(0, -1));
  const key = path.at(-1) ?? '';
  if (value !== undefined) Object(around)[key] = value;
  else if (Array.isArray(around)) around.splice(Number(key), 1);
  else Reflect.deleteProperty(Object(around), key);
  return copy;
};

/** The words of a text without its links to a page. */
const unlink = (text: string, page: string): string =>
  richPieces(text).reduce(
    (now, piece) =>
      piece.link?.split('#')[0] === page ? now.replace(`[${piece.text}](${piece.link})`, piece.text) : now,
    text,
  );

/**
 * Changes a file so that it no longer names what is about to go, with as little as possible: the reference itself, the entry
 * of a list that has it, or for a link another page.
 * @param field path of the text that names it, as the check writes it
 * @param gone address of the page that goes, if it has one
 * @param substitute address of the page where its visitors are sent
 * @returns the new data, and in words how the file does without it; nothing if it cannot
 */
export const doWithout = (
  entry: ContentFile,
  field: string,
  gone: string | undefined,
  substitute: string,
) => {
  const place = listTexts([entry]).find(({ path }) => fieldPath(path) === field);
  if (!place) return undefined;
  const { path, text } = place;
  const isSound = (data: unknown): boolean => {
    const { schema } = describeFile(entry.file, Object(data).template) ?? entry;
    return checkFields({ ...entry, schema, data }).length === 0;
  };
  const leaveOut = (place: Path): unknown => replaceValue(entry.data, place, undefined);
  const around = path
    .flatMap((key, at) => (typeof key === 'number' ? [path.slice(0, at + 1)] : []))
    .reverse();
  const changes = [
    { data: leaveOut(path), how: 'is left out' },
    ...around.map((list) => ({ data: leaveOut(list), how: `is left out with ${fieldPath(list)}` })),
  ];
  if (place.field.kind === 'rich' && gone) {
    const data = replaceValue(entry.data, path, unlink(text, gone));
    changes.unshift({ data, how: 'keeps the words without the link' });
  }
  if (place.field.kind === 'link')
    changes.push({ data: replaceValue(entry.data, path, substitute), how: `leads to ${substitute}` });
  return changes.find(({ data }) => isSound(data));
};
