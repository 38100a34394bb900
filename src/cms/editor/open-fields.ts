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

/** Plain data as Decap keeps it, made by one of its own maps. */
export const toDecap = (value: unknown, map: DecapMap): unknown => {
  const empty = map.clear();
  if (Array.isArray(value)) return empty.toList().push(...value.map((item) => toDecap(item, map)));
  if (!isObject(value)) return value;
  return empty.merge(
    Object.fromEntries(Object.entries(value).map(([key, child]) => [key, toDecap(child, map)])),
  );
};

/** A copy of plain data with the value at a path replaced, or removed. */
const putValue = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const around = isObject(data) || Array.isArray(data) ? data : {};
  const child = putValue(Reflect.get(around, key), rest, value);
  return Array.isArray(around) ? around.with(Number(key), child) : { ...around, [key]: child };
};

/** Puts a value into a field of the open form. */
export const changeField = (path: string, value: unknown): void => {
  const [name = '', ...rest] = path.split('.');
  const field = openFields.get(name);
  if (!field) return;
  const { props } = field;
  const now = isMap(props.value) ? props.value.toJS() : props.value;
  props.onChange(toDecap(putValue(now, rest, value), props.field));
};
