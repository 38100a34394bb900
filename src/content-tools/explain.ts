import type { z } from 'zod';
import { type FieldSchema, fieldAt, fieldPath } from './fields-of';
import type { Problem } from './read';

type Issue = z.core.$ZodIssue;

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null ? (value as Record<PropertyKey, unknown>)[key] : undefined,
    data,
  );

const typeNames: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in curly brackets',
};

const unitOf = (origin: string, count: number | bigint): string => {
  if (origin === 'string') return count === 1 ? 'character' : 'characters';
  return count === 1 ? 'entry' : 'entries';
};

const found = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${JSON.stringify(value)}`;
};

const sizeOf = (value: unknown): number | undefined =>
  typeof value === 'string' || Array.isArray(value) ? value.length : undefined;

/** Explains a validation issue in an editor's words. */
const wording = (issue: Issue, value: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      return `must be ${typeNames[issue.expected] ?? issue.expected}, not ${found(value)}`;
    case 'too_small':
      if (issue.origin === 'number' || issue.origin === 'int') return `must be at least ${issue.minimum}`;
      if (sizeOf(value) === 0) return 'is empty';
      return `has ${sizeOf(value)} ${unitOf(issue.origin, sizeOf(value) ?? 0)}; at least ${issue.minimum} are needed`;
    case 'too_big':
      if (issue.origin === 'number' || issue.origin === 'int') return `must be at most ${issue.maximum}`;
      return `has ${sizeOf(value)} ${unitOf(issue.origin, sizeOf(value) ?? 0)}; at most ${issue.maximum} are allowed`;
    case 'invalid_value':
      return value === undefined ? 'is missing' : `is ${JSON.stringify(value)}, which is not allowed here`;
    default:
      return issue.message;
  }
};

const fixOf = (issue: Issue, field: FieldSchema | undefined): string => {
  const what = field?.description ? `${field.description}.` : 'See another file of the same folder.';
  if (issue.code === 'invalid_value') return `Write one of: ${issue.values.map(String).join(', ')}.`;
  return what;
};

/** Turns a validation issue into problems, one for each field concerned. */
export const explainIssue = (file: string, schema: FieldSchema, data: unknown, issue: Issue): Problem[] => {
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(fieldAt(schema, issue.path)?.properties ?? {});
    return issue.keys.map((key) => ({
      file,
      field: fieldPath([...issue.path, key]),
      problem: 'is not a field here',
      fix: `Remove it, or correct its name. Fields here: ${allowed.join(', ')}.`,
    }));
  }
  return [
    {
      file,
      field: fieldPath(issue.path),
      problem: wording(issue, valueAt(data, issue.path)),
      fix: fixOf(issue, fieldAt(schema, issue.path)),
    },
  ];
};
