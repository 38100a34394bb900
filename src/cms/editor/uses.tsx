import { describeEntry, findFolder } from '../../content-model';
import { explainHiddenToday, shownDays } from '../../content-model/shown-days';
import { findNamedFile, refersTo } from '../../content-tools/edit/references';
import { listTexts } from '../../content-tools/read/inspect-texts';
import type { ContentFile } from '../../content-tools/read/read-content';
import { fieldPath } from '../../content-tools/schema/fields';
import type { Entry } from './preview-nodes';

/** An entry as the tools of the content know it. */
const toFile = ({ kind, slug, data }: Entry): ContentFile[] => {
  const entry = describeEntry(kind, slug, data.template);
  const file = `${findFolder(kind)}/${slug}.json`;
  return entry ? [{ ...entry, file, data, days: shownDays(data) }] : [];
};

/** Finds where other entries name an entry, link to its page or show its pictures: "impex (project): nextStep.link". */
export const findUses = (edited: Entry, stored: readonly Entry[]): string[] => {
  const [own] = toFile(edited);
  // A new entry has no name yet, and nothing can refer to it.
  if (!own?.slug) return [];
  const pictures = new Set(listTexts([own]).flatMap((text) => findNamedFile(text) ?? []));
  const others = stored.flatMap(toFile).filter(({ file }) => file !== own.file);
  return listTexts(others)
    .filter((text) => refersTo(text, own) || pictures.has(findNamedFile(text) ?? ''))
    .map(({ entry: { slug, kind }, path }) => `${slug} (${kind}): ${fieldPath(path)}`);
};

/** Finds entries of the same kind with the same `order`. */
const sharedOrder = ({ kind, slug, data: { order } }: Entry, stored: readonly Entry[]): string[] =>
  stored.flatMap((other) =>
    order !== undefined && other.kind === kind && other.slug !== slug && other.data.order === order
      ? other.slug
      : [],
  );

/** Notes above a preview: what else changes when this entry is deleted or renamed, and which entries have its place. */
export const Uses = ({ edited, stored }: { edited: Entry; stored: readonly Entry[] }) => {
  const uses = findUses(edited, stored);
  const shared = sharedOrder(edited, stored);
  const hidden = explainHiddenToday(edited.data);
  const taken = `Order ${String(edited.data.order)} is taken by ${shared.join(', ')}.`;
  const notes = [
    ...(hidden ? [`${hidden}. The published site leaves it out.`] : []),
    ...(shared.length > 0 ? [`${taken} Their file names decide which comes first.`] : []),
  ];
  return (
    <>
      {notes.map((note) => (
        <p key={note} role="status" className="preview-note">
          {note}
        </p>
      ))}
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
