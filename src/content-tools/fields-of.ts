import { z } from 'zod';
import { isObject } from '../is-object';

/** The part of JSON Schema that the content model produces, with the model's own notes. */
export interface FieldSchema {
  type?: string;
  description?: string;
  properties?: Record<string, FieldSchema>;
  required?: string[];
  items?: FieldSchema;
  enum?: string[];
  const?: string;
  kind?: string;
  to?: string;
  endings?: string[];
  typeName?: string;
  minWidth?: number;
  minHeight?: number;
  examples?: string[];
  samples?: string[];
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  maximum?: number;
  format?: string;
}

const cache = new WeakMap<z.ZodType, FieldSchema>();

/** The JSON Schema of an entity of the content model. */
export const fieldsOf = (schema: z.ZodType): FieldSchema => {
  const known = cache.get(schema);
  if (known) return known;
  // Zod's type allows every JSON Schema; the model produces the part declared above.
  const made = z.toJSONSchema(schema, { io: 'input' }) as FieldSchema;
  cache.set(schema, made);
  return made;
};

/** The field that names an entry to people. */
export const nameFieldOf = (schema: z.ZodType): 'title' | 'name' =>
  'title' in (fieldsOf(schema).properties ?? {}) ? 'title' : 'name';

/** A path in a file as editors read it: `benefits[2].text`. */
export const fieldPath = (path: readonly PropertyKey[]): string =>
  path.reduce<string>(
    (written, key) =>
      typeof key === 'number' ? `${written}[${key}]` : written ? `${written}.${String(key)}` : String(key),
    '',
  );

/** Calls `visit` for every value of `data` that has a field in the schema, outermost first. */
export const walkFields = (
  schema: FieldSchema,
  data: unknown,
  visit: (field: FieldSchema, value: unknown, path: PropertyKey[]) => void,
  path: PropertyKey[] = [],
): void => {
  visit(schema, data, path);
  if (Array.isArray(data) && schema.items) {
    const { items } = schema;
    data.forEach((value, index) => {
      walkFields(items, value, visit, [...path, index]);
    });
  } else if (isObject(data) && schema.properties) {
    for (const [key, field] of Object.entries(schema.properties)) {
      if (key in data) walkFields(field, data[key], visit, [...path, key]);
    }
  }
};

/** The field of a schema at a path, if there is one. */
export const fieldAt = (schema: FieldSchema, path: readonly PropertyKey[]): FieldSchema | undefined =>
  path.reduce<FieldSchema | undefined>(
    (field, key) => (typeof key === 'number' ? field?.items : field?.properties?.[String(key)]),
    schema,
  );
