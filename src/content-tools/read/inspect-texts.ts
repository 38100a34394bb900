import { isObject } from '../../is-object';
import { remember } from '../../remember';
import { describeFields, type FieldValue, fieldPath, listValues } from '../schema/fields';
import type { Finding } from './parse-json';
import type { ContentFile, Problem } from './read-content';

/** A file of which only the data counts. */
export type Entry = Pick<ContentFile, 'file' | 'schema' | 'data'>;

/** A text of the content: the entry that has it, its field and path. */
export interface ContentText<File extends Entry = ContentFile> extends Omit<FieldValue, 'value'> {
  entry: File;
  text: string;
}

/** Every value of a file that has a field in the model. */
export const listEntryValues = remember(({ schema, data }: Entry): readonly FieldValue[] =>
  listValues(describeFields(schema), data),
);

export const listTexts = <File extends Entry>(files: readonly File[]): ContentText<File>[] =>
  files.flatMap((entry) =>
    listEntryValues(entry).flatMap(({ value: text, ...place }) =>
      typeof text === 'string' ? [{ ...place, text, entry }] : [],
    ),
  );

/** The value at a path of plain data; undefined where there is none. */
export const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((around, key) => Object(around)[key], data);

/** What is wrong with a value; with the field below it that is to blame, if it is not the value itself. */
type Place = Finding & Partial<Pick<Problem, 'field'>>;
type Findings = Place | readonly Place[] | undefined;

/** Everything that `inspect` finds in the values of the files, lists and objects among them, as problems with file and field. */
export const inspectValues = <File extends Entry>(
  files: readonly File[],
  inspect: (place: FieldValue, entry: File) => Findings,
): Problem[] =>
  files.flatMap((entry) =>
    listEntryValues(entry).flatMap((place) =>
      [inspect(place, entry) ?? []]
        .flat()
        .map((finding) => ({ file: entry.file, field: fieldPath(place.path), ...finding })),
    ),
  );

/** The same for texts alone. */
export const inspectTexts = <File extends Entry>(
  files: readonly File[],
  inspect: (place: Omit<ContentText, 'entry'>, entry: File) => Findings,
): Problem[] =>
  inspectValues(files, ({ value: text, ...place }, entry) =>
    typeof text === 'string' ? inspect({ ...place, text }, entry) : undefined,
  );

/** Finds files that share what only one may have, which `read` returns; `report` says so of each but the first. */
export const inspectRepeats = (
  files: readonly ContentFile[],
  read: (entry: ContentFile) => string | undefined,
  report: (earlier: string, entry: ContentFile) => Omit<Problem, 'file'>,
): Problem[] => {
  const seen = new Map<string, string>();
  return files.flatMap((entry) => {
    const value = read(entry);
    if (value === undefined) return [];
    const earlier = seen.get(value);
    seen.set(value, earlier ?? entry.file);
    return earlier === undefined ? [] : [{ file: entry.file, ...report(earlier, entry) }];
  });
};

/** The text of a field, if it has one. */
export const readText = (data: unknown, field: string): string | undefined => {
  const value = isObject(data) ? data[field] : undefined;
  return typeof value === 'string' ? value : undefined;
};
