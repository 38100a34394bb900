import type { z } from 'zod';
import { buildPath, collections, singles } from '../content-model';
import { findNextOrder } from '../content-tools/edit/entries';
import type { ContentFile } from '../content-tools/read/read-content';
import { describePlaces, schemaNote } from '../content-tools/schema/editor-schemas';
import { describeFields, findNameField } from '../content-tools/schema/fields';
import { type DecapField, decapFields, makeLabel } from './decap-fields';
import { contentFormat } from './entry-file';

/** The fields of a kind's entries, with the note of its schema. */
const entryFields = (kind: string, file: string, schema: z.ZodType): DecapField[] => [
  { name: '$schema', widget: 'hidden', default: schemaNote(kind, file) },
  ...decapFields(describeFields(schema), true),
];

/** Pictures are in the folder of the JSON file that names them. */
const sameFolder = { media_folder: '', public_folder: '' };

/** Decap's link to the page of an entry; entries without a page link to the home page. */
const pageLink = (path: string | undefined) => (path === undefined ? {} : { preview_path: path.slice(1) });

/** The services whose pull requests Decap can use (decapcms.org/docs/editorial-workflows). */
const withPullRequests: unknown[] = ['github', 'gitlab'];

/**
 * The configuration of Decap CMS for the content model: every collection and every single file with all fields.
 * @param files the content files; the single ones are listed by name
 * @param backend where editors sign in and what they write to
 * @param root the content folder as the backend names it
 */
export const decapConfig = (
  files: readonly ContentFile[],
  backend: Record<string, unknown>,
  root: string,
): Record<string, unknown> => {
  const fileEntry = ({ file, kind, slug, schema, path }: ContentFile) => ({
    name: slug,
    label: makeLabel(slug),
    file: `${root}/${file}`,
    ...pageLink(path),
    fields: entryFields(kind, file, schema),
  });
  const group = (name: string, label: string, isPart: (kind: string) => boolean) => ({
    name,
    label,
    format: contentFormat,
    ...sameFolder,
    files: files.filter(({ kind }) => isPart(kind)).map(fileEntry),
  });
  return {
    load_config_file: false,
    backend,
    // Draft, review, publish: nothing is saved to the deployed branch itself.
    ...(withPullRequests.includes(backend.name) && { publish_mode: 'editorial_workflow' }),
    media_folder: root,
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...Object.entries(collections).map(([kind, { folder, schema }]) => ({
        name: kind,
        label: makeLabel(folder),
        label_singular: makeLabel(kind),
        description: describePlaces(kind, describeFields(schema)),
        folder: `${root}/${folder}`,
        ...pageLink(buildPath(kind, '{{slug}}')),
        create: true,
        extension: 'json',
        format: contentFormat,
        identifier_field: findNameField(schema),
        sortable_fields: [
          { field: 'order', label: 'Order', default_sort: 'asc' },
          { field: findNameField(schema) },
        ],
        ...sameFolder,
        fields: entryFields(kind, `${folder}/x.json`, schema).map((field) =>
          field.name === 'order' ? { ...field, default: findNextOrder(files, kind) } : field,
        ),
      })),
      group('page', 'Pages', (kind) => kind === 'page'),
      {
        ...group('company', 'Company and menus', (kind) => kind in singles),
        // These files have no page to preview.
        editor: { preview: false },
      },
    ],
  };
};
