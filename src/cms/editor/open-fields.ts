import { isObject } from '../../is-object';
import { type DecapMap, isMap } from './decap';

/** A field at the top of the open form. */
interface OpenField {
  props: { field: DecapMap; value?: unknown; onChange(value: unknown): void };
  focus(path: string): void;
}

/** The fields at the top of the open form, by name; widgets.ts keeps them. */
export const openFields = new Map<string, OpenField>();

/** Scrolls to a field of the form, opens what it is in, and puts the cursor there. */
export const focusField = (path: string): void => {
  const [name = '', ...rest] = path.split('.');
  openFields.get(name)?.focus(rest.join('.'));
};

/** Where the next form's field is kept: another entry loads the page again (other-entry.ts). */
const awaited = 'field-to-open';

/** Leads to a field of the form that is opened next. */
export const focusNext = (path: string): void => sessionStorage.setItem(awaited, path);

/** Keeps a field of the form that is being opened. */
export const keepField = (name: string, field: OpenField): void => {
  openFields.set(name, field);
  const path = sessionStorage.getItem(awaited) ?? '';
  if (path.split('.')[0] !== name) return;
  sessionStorage.removeItem(awaited);
  // Fields above it still grow.
  setTimeout(() => focusField(path), 500);
};

/** Plain data as Decap keeps it. */
const toDecap = (data: unknown, empty: DecapMap): unknown => {
  if (Array.isArray(data)) return empty.toList().push(...data.map((item) => toDecap(item, empty)));
  if (!isObject(data)) return data;
  return empty.merge(
    Object.fromEntries(Object.entries(data).map(([key, child]) => [key, toDecap(child, empty)])),
  );
};

/** Puts plain data into a field of the open form. */
export const changeField = (path: string, data: unknown): void => {
  const [name = '', ...rest] = path.split('.');
  const field = openFields.get(name);
  if (!field) return;
  const { field: map, value, onChange } = field.props;
  // Decap hands out no empty map.
  const empty = map.clear();
  const converted = toDecap(data, empty);
  onChange(rest.length === 0 ? converted : (isMap(value) ? value : empty).setIn(rest, converted));
};
