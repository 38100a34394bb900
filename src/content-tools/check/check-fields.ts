import type { z } from 'zod';
import { isDay, shownDays } from '../../content-model/shown-days';
import { isObject } from '../../is-object';
import { remember } from '../../remember';
import { iconNames } from '../icons/read-icons';
import { type Entry, inspectTexts, readText, valueAt } from '../read/inspect-texts';
import type { Finding } from '../read/parse-json';
import type { ContentFile, Problem } from '../read/read-content';
import { describeFields, type FieldSchema, fieldAt, fieldPath, memberType } from '../schema/fields';

type Issue = z.core.$ZodIssue;

const typeNames: Record<string, string> = {
  string: 'a text in quotation marks',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list in square brackets',
  object: 'an object in curly brackets',
};

const nameType = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  if (typeof value === 'string') return `the text ${JSON.stringify(value)}`;
  return typeof value === 'object' ? 'an object' : `the ${typeof value} ${value}`;
};

const explainSize = (origin: string, value: unknown, limit: string): string => {
  const size = typeof value === 'string' || Array.isArray(value) ? value.length : 0;
  const unit = origin === 'string' ? ['character', 'characters'] : ['entry', 'entries'];
  return `has ${size} ${unit[size === 1 ? 0 : 1]}; at ${limit}`;
};

const isNumeric = (origin: string): boolean => origin === 'number' || origin === 'int';
const isEmpty = (value: unknown): boolean => value === '' || (Array.isArray(value) && value.length === 0);

/** Explains a validation issue in an editor's words. */
const explain = (issue: Issue, value: unknown): string => {
  switch (issue.code) {
    case 'invalid_type':
      if (value === undefined) return 'is missing';
      return `must be ${typeNames[issue.expected] ?? issue.expected}, not ${nameType(value)}`;
    case 'too_small':
      if (isNumeric(issue.origin)) return `must be at least ${issue.minimum}`;
      if (isEmpty(value)) return 'is empty';
      return explainSize(issue.origin, value, `least ${issue.minimum} are needed`);
    case 'too_big':
      if (isNumeric(issue.origin)) return `must be at most ${issue.maximum}`;
      return explainSize(issue.origin, value, `most ${issue.maximum} are allowed`);
    case 'invalid_union':
    case 'invalid_value':
      return value === undefined ? 'is missing' : `is ${JSON.stringify(value)}, which is not allowed here`;
    default:
      return issue.message;
  }
};

const suggestFix = (issue: Issue, field: FieldSchema | undefined): string => {
  if (issue.code === 'invalid_value') return `Write one of: ${issue.values.map(String).join(', ')}.`;
  if (issue.code === 'invalid_union') return `Write one of: ${field?.oneOf?.map(memberType).join(', ')}.`;
  return field?.description ? `${field.description}.` : 'See another file of the same folder.';
};

/** Turns a validation issue into problems, one for each field concerned. */
const explainIssue = (schema: FieldSchema, data: unknown, issue: Issue): Omit<Problem, 'file'>[] => {
  if (issue.code === 'unrecognized_keys') {
    const allowed = Object.keys(fieldAt(schema, issue.path, data)?.properties ?? {});
    return issue.keys.map((key) => ({
      field: fieldPath([...issue.path, key]),
      problem: 'is not a field here',
      fix: `Remove it, or correct its name. Fields here: ${allowed.join(', ')}.`,
    }));
  }
  // A union reports its `type`.
  const place = issue.code === 'invalid_union' ? issue.path.slice(0, -1) : issue.path;
  const problem = explain(issue, valueAt(data, issue.path));
  const fix = suggestFix(issue, fieldAt(schema, place, data));
  return [{ field: fieldPath(issue.path), problem, fix }];
};

/** Characters that no text may have, whatever its field. */
const unwanted: readonly (readonly [characters: RegExp, problem: string])[] = [
  [/[\u202a-\u202e\u2066-\u2069]/, 'has a character that reverses the direction of the text; type it again'],
  // Line breaks and tabs are for code; a line of text says so itself.
  [/(?![\t\n\r])[\p{Cc}\ufeff]/u, 'has an invisible control character; type it again'],
  [/\p{Cs}/u, 'has half of a character, such as of an emoji; type it again'],
];

const checkCharacters = (entry: Entry): Problem[] =>
  inspectTexts([entry], ({ text, field }) => {
    const problem = unwanted.find(([characters]) => characters.test(text))?.[1];
    if (problem === undefined) return undefined;
    return { problem, fix: field.description ? `${field.description}.` : 'Type the text again.' };
  });

/** Checks an entry's fields against the model. */
export const checkFields = remember((entry: Entry): readonly Problem[] => {
  const { file, schema, data } = entry;
  // `$schema` is for editors, not content.
  const { $schema: _, ...fields } = isObject(data) ? data : {};
  const content = isObject(data) ? fields : data;
  const issues = schema.safeParse(content).error?.issues ?? [];
  const places = issues.flatMap((issue) => explainIssue(describeFields(schema), content, issue));
  const characters = checkCharacters(entry);
  // A control character is also why an address is malformed: its cause says more.
  const spoilt = new Set(characters.map(({ field }) => field));
  const problems = places.flatMap((place) => (spoilt.has(place.field) ? [] : { ...place, file }));
  return [...problems, ...characters];
});

/** Checks the name of a file or icon, as far as that works without looking at the files. */
export const checkName = ({ kind, endings }: FieldSchema, name: string): Finding | undefined => {
  if (endings?.some((ending) => name.toLowerCase().endsWith(ending)) === false) {
    const problem = `names "${name}", which is not of the right type`;
    return { problem, fix: `Use a file that ends in ${endings.join(', ')}.` };
  }
  if (kind !== 'icon' || iconNames.has(name)) return undefined;
  const problem = `names the icon "${name}", which does not exist`;
  return { problem, fix: 'Choose one from lucide.dev/icons and write its name.' };
};

/** The latest day anywhere on earth. */
const latestToday = (): string => new Date(Date.now() + 14 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Checks that the days of an entry follow each other. */
export const checkDates = ({ file, data }: Pick<ContentFile, 'file' | 'data'>): Problem[] => {
  if (!isObject(data)) return [];
  const [updated = '', dated = ''] = [data.updated, data.date].map((day) => (isDay(day) ? day : ''));
  const { from, until } = shownDays({ ...data, draft: false });
  const endless = readText(data, 'redirectTo') && readText(data, 'endOn') === undefined;
  const early = updated !== '' && updated < dated;
  const late = !early && updated > latestToday() && updated > from;
  const rules = [
    [until < from, 'endOn', `is before ${from}, when the entry appears`, 'Correct publishOn, date or endOn.'],
    [endless, 'redirectTo', 'is for entries with an end', 'Write endOn, too, or remove this.'],
    [early, 'updated', `is before ${dated}, the date`, 'Correct one of the two.'],
    [late, 'updated', `is ${updated}, which is still to come`, 'Write the day of the last change.'],
  ] as const;
  return rules.flatMap(([isBroken, field, problem, fix]) => (isBroken ? { file, field, problem, fix } : []));
};
