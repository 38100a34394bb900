import type { z } from 'zod';
import { buildPath, collections, pagesFolder, pageTemplates, singles } from '../content-model';
import { isNever } from '../content-model/shown-days';
import { findNextOrder } from '../content-tools/edit/entries';
import type { ContentFile } from '../content-tools/read/read-content';
import { describePlaces, schemaNote } from '../content-tools/schema/editor-schemas';
import { describeFields, findNameField } from '../content-tools/schema/fields';
import { bySetting, companyLabel, type DecapField, decapFields, makeLabel, ownPages } from './decap-fields';
import { contentFormat } from './entry-file';

/** The fields of a kind's entries, with the note of its schema. */
const entryFields = (kind: string, file: string, schema: z.ZodType): DecapField[] => [
  { name: '$schema', widget: 'hidden', default: schemaNote(kind, file) },
  ...decapFields(describeFields(schema), true).sort((a, b) => bySetting(a.name, b.name)),
];

/** An entry in its list: drafts and scheduled entries say so. */
const summarize = (schema: z.ZodType): string => {
  const name = `{{${findNameField(schema)}}}`;
  if (!('publishOn' in (describeFields(schema).properties ?? {}))) return name;
  return `{{draft | ternary('Draft: ', '')}}${name}{{publishOn | ternary(' (from ', '')}}{{publishOn}}{{publishOn | ternary(')', '')}}`;
};

/** What lists can be sorted by: by place, or the newest article first. */
const sortFields = (schema: z.ZodType): object[] => {
  const { properties = {} } = describeFields(schema);
  const order = { field: 'order', label: 'Order', default_sort: 'asc' };
  const date = { field: 'date', label: 'Date', ...('order' in properties ? {} : { default_sort: 'desc' }) };
  return [...[order, date].filter(({ field }) => field in properties), { field: findNameField(schema) }];
};

/** Pictures are in the folder of the JSON file that names them. */
const sameFolder = { media_folder: '', public_folder: '' };

/**
 * The configuration of Decap CMS for the content model: every collection and every single file with all fields.
 * @param root the content folder as the backend names it
 */
export const decapConfig = (
  files: readonly ContentFile[],
  backend: Record<string, unknown>,
  root: string,
) => {
  const fileEntry = ({ file, kind, slug, schema, path, days }: ContentFile) => ({
    name: slug,
    label: `${makeLabel(slug)}${isNever(days) ? ' (draft)' : ''}`,
    file: `${root}/${file}`,
    // Entries without a page link to the home page.
    preview_path: path?.slice(1),
    fields: entryFields(kind, file, schema),
  });
  const group = (name: string, label: string, isPart: (file: ContentFile) => boolean) => ({
    name,
    label,
    format: contentFormat,
    ...sameFolder,
    files: files.filter(isPart).map(fileEntry),
  });
  const entries = (kind: string, folder: string, schema: z.ZodType) => ({
    folder: `${root}/${folder}`,
    preview_path: buildPath(kind, '{{slug}}')?.slice(1),
    create: true,
    extension: 'json',
    format: contentFormat,
    identifier_field: findNameField(schema),
    summary: summarize(schema),
    sortable_fields: sortFields(schema),
    ...sameFolder,
    fields: entryFields(kind, `${folder}/x.json`, schema).map((field) =>
      field.name === 'order' ? { ...field, default: findNextOrder(files, kind) } : field,
    ),
  });
  return {
    load_config_file: false,
    backend,
    // Draft, review, publish, where Decap can use pull requests: nothing is saved to the deployed branch itself.
    ...(['github', 'gitlab'].includes(String(backend.name)) && { publish_mode: 'editorial_workflow' }),
    media_folder: root,
    public_folder: '',
    logo: { src: '/favicon.svg', show_in_header: true },
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...Object.entries(collections).map(([kind, { folder, schema }]) => ({
        name: kind,
        label: makeLabel(folder),
        label_singular: makeLabel(kind),
        description: describePlaces(kind, describeFields(schema)),
        ...entries(kind, folder, schema),
      })),
      {
        name: ownPages,
        label: 'Pages of your own',
        label_singular: 'Page',
        description: 'Campaigns, comparisons, events: pages whose sections you choose',
        ...entries('page', pagesFolder, pageTemplates.page.schema),
        filter: { field: 'template', value: 'page' },
      },
      group('page', 'Pages', ({ kind, template }) => kind === 'page' && template !== 'page'),
      {
        ...group('company', companyLabel, ({ kind }) => kind in singles),
        // These files have no page to preview.
        editor: { preview: false },
      },
    ],
  };
};
