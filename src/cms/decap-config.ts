import { collections, entryPath } from '../content-model';
import { orderAfter } from '../content-tools/edit/kinds';
import { fieldsOf } from '../content-tools/fields-of';
import { locationOf, schemaNote } from '../content-tools/json-schema';
import type { ContentFile } from '../content-tools/read';
import { type DecapField, decapFields, labelOf, nameField } from './decap-fields';
import { contentFormat } from './decap-names';

const noteField = (kind: string, file: string): DecapField => ({
  name: '$schema',
  widget: 'hidden',
  default: schemaNote(kind, file),
});

/** Pictures are beside the JSON file that names them. */
const beside = { media_folder: '', public_folder: '' };

/** The address of an entry's page, for Decap's link to it; entries without one link to the home page. */
const previewOf = (kind: string): Record<string, string> => {
  const path = entryPath(kind, '{{slug}}');
  return path === undefined ? {} : { preview_path: path.slice(1) };
};

/** Decap's editorial workflow knows the pull requests of these (decapcms.org/docs/editorial-workflows). */
const hasPullRequests = ({ name }: Record<string, unknown>): boolean =>
  name === 'github' || name === 'gitlab';

/** Single files without a page have no preview. */
const withoutPreview = { editor: { preview: false } };

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
  const single = files.filter(({ kind }) => !(kind in collections));
  const fileEntry = ({ file, kind, template, slug, schema, path }: ContentFile) => {
    const place = template === undefined ? kind : `page:${template}`;
    return {
      name: slug,
      label: labelOf(slug),
      file: `${root}/${file}`,
      ...(path !== undefined && { preview_path: path.slice(1) }),
      fields: [noteField(kind, file), ...decapFields(fieldsOf(schema), place, '', true)],
    };
  };
  const group = (name: string, label: string, of: readonly ContentFile[]) => ({
    name,
    label,
    format: contentFormat,
    ...beside,
    files: of.map(fileEntry),
  });
  return {
    load_config_file: false,
    backend,
    // Draft, review, preview, publish: where the provider has pull requests, nothing is saved to the branch that is deployed.
    ...(hasPullRequests(backend) && { publish_mode: 'editorial_workflow' }),
    media_folder: root,
    public_folder: '',
    slug: { encoding: 'ascii', clean_accents: true },
    collections: [
      ...Object.entries(collections).map(([kind, { folder, schema }]) => ({
        name: kind,
        label: labelOf(folder),
        label_singular: labelOf(kind),
        description: locationOf(kind, ''),
        folder: `${root}/${folder}`,
        ...previewOf(kind),
        create: true,
        extension: 'json',
        format: contentFormat,
        identifier_field: nameField(kind),
        sortable_fields: [
          { field: 'order', label: 'Order', default_sort: 'asc' },
          { field: nameField(kind) },
        ],
        ...beside,
        fields: [
          noteField(kind, `${folder}/x.json`),
          ...decapFields(fieldsOf(schema), kind, '', true).map((field) =>
            field.name === 'order' ? { ...field, default: orderAfter(files, kind) } : field,
          ),
        ],
      })),
      group(
        'page',
        'Pages',
        single.filter(({ kind }) => kind === 'page'),
      ),
      {
        ...group(
          'company',
          'Company and menus',
          single.filter(({ kind }) => kind !== 'page'),
        ),
        ...withoutPreview,
      },
    ],
  };
};
