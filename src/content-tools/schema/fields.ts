import { z } from 'zod';
import { findFolder } from '../../content-model';
import type { ModelNotes } from '../../content-model/fields';
import { isObject } from '../../is-object';
import { remember } from '../../remember';

type Limits = 'minLength' | 'maxLength' | 'minItems' | 'maxItems' | 'minimum' | 'maximum';

/** The part of JSON Schema that the content model produces, with the model's own notes. */
export interface FieldSchema
  extends ModelNotes,
    Pick<z.core.JSONSchema.BaseSchema, Limits | 'description' | 'required' | 'pattern' | 'format'> {
  type?: string;
  properties?: Record<string, FieldSchema>;
  items?: FieldSchema;
  enum?: string[];
  const?: string;
  /** The members of a union, told apart by their `type`. */
  oneOf?: FieldSchema[];
}

/** Says of every field where it is shown: where the one around it is, unless it has a place itself. */
const spreadPlaces = (field: FieldSchema, around?: string): FieldSchema => {
  const { where = around, properties = {}, items = [], oneOf = [] } = field;
  if (where !== undefined) field.where = where;
  for (const below of [...Object.values(properties), items, oneOf].flat()) spreadPlaces(below, where);
  return field;
};

/** The JSON Schema (draft 7) of an entity of the content model. */
export const describeFields = remember(
  (schema: z.ZodType): FieldSchema =>
    // Zod's type allows every JSON Schema; the model produces the part declared above.
    spreadPlaces(z.toJSONSchema(schema, { io: 'input', target: 'draft-7' }) as FieldSchema),
);

/** The field that names an entry to people. */
export const findNameField = (schema: z.ZodType): 'title' | 'name' =>
  'title' in (describeFields(schema).properties ?? {}) ? 'title' : 'name';

/** A path in a file as editors read it: `benefits[2].text`. */
export const fieldPath: (path: readonly PropertyKey[]) => string = z.core.toDotPath;

/** The `type` of a member of a union. */
export const memberType = ({ properties }: FieldSchema): string => properties?.type?.const ?? '';

/** The member of a union that an object is, by its `type`; any other field as it is. */
export const chooseMember = (field: FieldSchema, value: unknown): FieldSchema =>
  (isObject(value) && field.oneOf?.find((member) => memberType(member) === value.type)) || field;

/** A value in a file, the field that the model has for it, and the path to it. */
export interface FieldValue {
  field: FieldSchema;
  value: unknown;
  path: PropertyKey[];
}

/** Every value of `data` that has a field in the schema, outermost first. */
export const listValues = (any: FieldSchema, value: unknown, path: PropertyKey[] = []): FieldValue[] => {
  const field = chooseMember(any, value);
  const { items, properties } = field;
  const below = (): FieldValue[] => {
    if (Array.isArray(value) && items) {
      return value.flatMap((entry, index) => listValues(items, entry, [...path, index]));
    }
    if (!isObject(value)) return [];
    return Object.entries(properties ?? {}).flatMap(([key, child]) =>
      key in value ? listValues(child, value[key], [...path, key]) : [],
    );
  };
  return [{ field, value, path }, ...below()];
};

/** The field of a schema at a path, if there is one; the data decide on the member of a union. */
export const fieldAt = (
  schema: FieldSchema,
  path: readonly PropertyKey[],
  data?: unknown,
): FieldSchema | undefined => {
  const field = chooseMember(schema, data);
  const [key, ...rest] = path;
  if (key === undefined) return field;
  const child = typeof key === 'number' ? field.items : field.properties?.[String(key)];
  return child && fieldAt(child, rest, Object(data)[key]);
};

const range = (least: number | undefined, most: number | undefined, unit: string): string | undefined => {
  if (most === undefined) return least !== undefined && least > 1 ? `At least ${least} ${unit}.` : undefined;
  if (least === undefined) return `Up to ${most} ${unit}.`;
  return least === most ? `Exactly ${most} ${unit}.` : `${least} to ${most} ${unit}.`;
};

/** A field's limits in a sentence; undefined if its type says it all. */
export const describeLimits = (field: FieldSchema): string | undefined => {
  if (field.kind === 'file') {
    const size = field.minWidth ? `, at least ${field.minWidth} by ${field.minHeight} pixels` : '';
    return `A file next to this one, such as "./picture${field.endings?.[0]}"${size}.`;
  }
  if (field.kind === 'icon') return 'A name from lucide.dev/icons.';
  if (field.kind === 'link') return 'The path of a page, such as "/contact-us".';
  if (field.kind === 'ref')
    return `The name of a file of the ${findFolder(field.to ?? '')} folder, without .json.`;
  if (field.type === 'array') {
    return range(field.minItems, field.maxItems, field.kind === 'paragraphs' ? 'paragraphs' : 'entries');
  }
  if (field.type === 'string') {
    // Every text needs at least one character.
    const least = (field.minLength ?? 0) > 1 ? field.minLength : undefined;
    return range(least, field.maxLength, 'characters');
  }
  return field.type === 'integer' ? range(field.minimum, field.maximum, '(whole number)') : undefined;
};
