import { buildPath, findFolder } from '../../content-model';
import { describeFields, fieldPath, listValues } from '../../content-tools/schema/fields';
import { findModel } from '../entry-file';
import { type EditedEntry, filePath, type StoredEntries } from './preview-nodes';

/** Finds the pictures and videos of an entry. */
const findFiles = ({ kind, data }: EditedEntry): Set<string> => {
  const model = findModel(data);
  const files = new Set<string>();
  if (!model) return files;
  for (const { field, value } of listValues(describeFields(model), data)) {
    if (field.kind === 'file' && typeof value === 'string' && value !== '')
      files.add(filePath(findFolder(kind), value));
  }
  return files;
};

/** Finds where other entries name an entry, link to its page or show its pictures: "impex (project): nextStep.link". */
export const findUses = (edited: EditedEntry, stored: StoredEntries): string[] => {
  const path = buildPath(edited.kind, edited.slug);
  const files = findFiles(edited);
  return Object.entries(stored).flatMap(([kind, entries]) =>
    entries.flatMap(({ slug, data }) => {
      const model = findModel(data);
      if (!model || (kind === edited.kind && slug === edited.slug)) return [];
      return listValues(describeFields(model), data).flatMap(({ field, value, path: place }) => {
        const isNamed = field.kind === 'ref' && field.to === edited.kind && value === edited.slug;
        const isLinked = field.kind === 'link' && typeof value === 'string' && value.split('#')[0] === path;
        const isShown =
          field.kind === 'file' && typeof value === 'string' && files.has(filePath(findFolder(kind), value));
        return isNamed || isLinked || isShown ? [`${slug} (${kind}): ${fieldPath(place)}`] : [];
      });
    }),
  );
};

/** Finds entries of the same kind with the same `order`. */
const sharedOrder = ({ kind, slug, data }: EditedEntry, stored: StoredEntries): string[] =>
  (stored[kind] ?? [])
    .filter((other) => other.slug !== slug && data.order !== undefined && other.data.order === data.order)
    .map((other) => other.slug);

/** Notes above a preview: what else changes when this entry is deleted or renamed, and which entries have its place. */
export const Uses = ({ edited, stored }: { edited: EditedEntry; stored: StoredEntries }) => {
  const uses = findUses(edited, stored);
  const shared = sharedOrder(edited, stored);
  return (
    <>
      {shared.length > 0 && (
        <p role="status" className="preview-note">
          {`Order ${String(edited.data.order)} is taken by ${shared.join(', ')}. Their file names decide which comes first.`}
        </p>
      )}
      {uses.length > 0 && (
        <details className="preview-note">
          <summary>{`Used in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}: change them before you delete it`}</summary>
          <ul>
            {uses.map((use) => (
              <li key={use}>{use}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
};
