import { findCollection, singles } from '../content-model';
import { describeLimits, type FieldSchema, findNameField, memberType } from '../content-tools/schema/fields';

/** A field of Decap CMS, as in its configuration (decapcms.org/docs/widgets). */
export interface DecapField {
  name: string;
  widget: string;
  label?: string;
  hint?: string;
  required?: boolean;
  default?: unknown;
  fields?: DecapField[];
  field?: DecapField;
  [option: string]: unknown;
}

/** The collection of the pages whose sections their editors choose; other pages are single files. */
export const ownPages = 'own-page';

/** The label of the collection of the single files. */
export const companyLabel = 'Company and menus';

/** Fields that say where and when an entry appears; they follow what it says. */
const settingFields = ['order', 'draft', 'publishOn', 'endOn', 'redirectTo', 'isCampaign'];

/** Sorts the names of fields as a form does. */
export const bySetting = (a: string, b: string): number =>
  Number(settingFields.includes(a)) - Number(settingFields.includes(b));

/** Longer texts get a multi-line field. */
const oneLine = 120;

/** Labels for names that are unclear in a form. */
const labels: Record<string, string> = {
  src: 'Picture',
  img: 'Picture',
  imagePath: 'Picture',
  alt: 'Alt text',
  body: 'Blocks',
};

/** Puts a field's name in words: `relatedIndustries` becomes "Related industries". */
export const makeLabel = (name: string): string => {
  const words = (labels[name] ?? name)
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** The name of one entry of a list, for the button that adds one and the field in it. */
export const nameEntry = (name: string, { kind }: FieldSchema): string =>
  kind === 'paragraphs'
    ? 'paragraph'
    : name === 'body'
      ? 'block'
      : makeLabel(name).toLowerCase().replace(/ies$/, 'y').replace(/s$/, '');

/** Describes a field's limits for the form, where files and entries are picked and their names aren't typed. */
const describeFormLimits = (field: FieldSchema): string | undefined => {
  if (field.kind === 'ref' || field.kind === 'icon') return undefined;
  if (field.kind !== 'file') return describeLimits(field);
  const size = field.minWidth ? ` of at least ${field.minWidth} by ${field.minHeight} pixels` : '';
  const endings = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(field.endings ?? []);
  return `A file${size} that ends in ${endings}`;
};

/** Names files of the company as forms do: `prices.json` is "Prices (Company and menus)". */
export const inFormNames = (sentence: string): string =>
  sentence.replaceAll(/(?<!\/)\b(\w+)\.json/g, (file, name) =>
    name in singles ? `${makeLabel(name)} (${companyLabel})` : file,
  );

const makeHint = (field: FieldSchema): string =>
  [field.description, field.where && `Where: ${field.where}`, describeFormLimits(field)]
    .filter((part) => part !== undefined && part !== '')
    .map((part) => inFormNames(String(part)).replace(/\.?$/, '.'))
    .join(' ')
    // Decap would show *emphasis* as emphasis, and nobody learn how it is written.
    .replaceAll(/[*[\]]/g, String.raw`\$&`);

const makeRelation = (to = ''): Record<string, unknown> => {
  const collection = findCollection(to);
  const names = collection ? [findNameField(collection.schema)] : [];
  return { collection: to, value_field: '{{slug}}', search_fields: names, display_fields: names };
};

/** Fields that distinguish the entries of a list, best first. */
const telling = ['name', 'title', 'value', 'days', 'from', 'alt', 'text'];

/** Names the field that a collapsed entry of a list shows. */
const makeSummary = ({ properties = {} }: FieldSchema): string | undefined => {
  const name = telling.find((candidate) => candidate in properties);
  if ('image' in properties && !name) return '{{fields.image.alt}}';
  if ('cells' in properties) return '{{fields.cells.0 | truncate(80)}}';
  return name && `{{fields.${name} | truncate(80)}}`;
};

const isPicture = ({ endings = [] }: FieldSchema): boolean =>
  endings.includes('.jpg') || endings.includes('.svg');

type Options = { widget: string; [option: string]: unknown };

/** A list of references, of blocks, of objects or of texts. */
const makeListOptions = (name: string, field: FieldSchema, items: FieldSchema): Options => {
  if (items.kind === 'ref') return { widget: 'relation', multiple: true, ...makeRelation(items.to) };
  if (items.oneOf) return { widget: 'list', types: items.oneOf.map(makeType) };
  if (items.type === 'object') {
    return { widget: 'list', summary: makeSummary(items), fields: decapFields(items, true) };
  }
  const entry = makeField(nameEntry(name, field), items, true);
  return { widget: 'list', collapsed: false, summary: `{{fields.${entry.name}}}`, field: entry };
};

const makeOptions = (name: string, field: FieldSchema, required: boolean): Options => {
  if (field.const !== undefined) return { widget: 'hidden', default: field.const };
  if (field.enum) return { widget: 'select', options: field.enum };
  if (field.kind === 'file') return { widget: isPicture(field) ? 'image' : 'file', choose_url: false };
  if (field.kind === 'ref') return { widget: 'relation', ...makeRelation(field.to) };
  if (field.kind === 'icon' || field.kind === 'link' || field.kind === 'tag') return { widget: field.kind };
  if (field.format === 'date') return { widget: 'datetime', format: 'YYYY-MM-DD', time_format: false };
  if (field.format === 'date-time') return { widget: 'datetime', format: 'YYYY-MM-DDTHH:mm:ssZ' };
  if (name === 'countryCode') return { widget: 'country' };
  // The place in a menu; the order of the list decides (entry-file.ts).
  if (name === 'index') return { widget: 'hidden' };
  if (field.type === 'boolean') return { widget: 'boolean', default: false };
  if (field.type === 'integer' || field.type === 'number') return { widget: 'number' };
  if (field.type === 'object') {
    const widget = field.typeName === 'Picture' ? 'picture' : 'object';
    return { widget, fields: decapFields(field, required), collapsed: !required };
  }
  if (field.type === 'array' && field.items) return makeListOptions(name, field, field.items);
  return { widget: (field.maxLength ?? 0) > oneLine ? 'text' : 'string' };
};

/** A type of block: the form shows its fields alone, and a collapsed block begins with its name. */
const makeType = (member: FieldSchema): DecapField => {
  const type = memberType(member);
  const { type: _, ...properties } = member.properties ?? {};
  const summary = makeSummary(member);
  return {
    name: type,
    label: makeLabel(type),
    widget: 'object',
    ...(summary && { summary: `${makeLabel(type)}: ${summary}` }),
    // Decap shows no hint of a type.
    fields: decapFields({ ...member, properties }, true).map((field, at) =>
      at === 0 ? { ...field, hint: `${makeHint({ description: member.description })} ${field.hint}` } : field,
    ),
  };
};

const makeField = (name: string, field: FieldSchema, required: boolean): DecapField => ({
  name,
  label: makeLabel(name),
  ...(field.type === 'array' && { label_singular: nameEntry(name, field) }),
  hint: makeHint(field),
  // Decap treats an empty list as a missing one.
  required: required && (field.type !== 'array' || (field.minItems ?? 0) > 0),
  ...makeOptions(name, field, required),
});

/**
 * Every field of an object of the content model, in its order.
 * @param needed whether the object itself is required: Decap asks for the fields of an optional object, so they are
 * not required here, and the model reports an object that is half filled in
 */
export const decapFields = ({ properties = {}, required = [] }: FieldSchema, needed: boolean): DecapField[] =>
  Object.entries(properties).map(([name, field]) =>
    makeField(name, field, needed && required.includes(name)),
  );
