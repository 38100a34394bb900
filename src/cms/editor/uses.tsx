import { singles } from '../../content-model';
import { findNamedFile, refersTo } from '../../content-tools/edit/references';
import { listTexts } from '../../content-tools/read/inspect-texts';
import { namePlace } from '../form-mistakes';
import { type Entry, toFile } from './entries';
import { PlaceLink } from './messages';

/** Finds where other entries name an entry, link to its page or show its pictures. */
export const findUses = (edited: Entry, stored: readonly Entry[]) => {
  const [own] = toFile(edited);
  // A new entry has no name yet, and nothing can refer to it.
  if (!own?.slug) return [];
  const pictures = new Set(listTexts([own]).flatMap((text) => findNamedFile(text) ?? []));
  const others = stored.flatMap(toFile).filter(({ file, kind }) => file !== own.file && !(kind in singles));
  return listTexts(others)
    .filter((text) => refersTo(text, own) || pictures.has(findNamedFile(text) ?? ''))
    .map(({ entry, path }) => namePlace(entry, path));
};

/** A note above a preview: what else changes when this entry is deleted or renamed. */
export const Uses = ({ edited, stored }: { edited: Entry; stored: readonly Entry[] }) => {
  const uses = findUses(edited, stored);
  if (uses.length === 0) return null;
  return (
    <details className="preview-note">
      <summary>{`Used in ${uses.length} ${uses.length === 1 ? 'place' : 'places'}: change them before you delete it`}</summary>
      <ul>
        {uses.map((use) => (
          <li key={use.form + use.path}>
            <PlaceLink {...use} />
          </li>
        ))}
      </ul>
    </details>
  );
};
