import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { collections, findFolder } from '../../content-model';
import { ownPages } from '../entry-file';
import { isMap, type PreviewProps } from './decap';
import type { Addresses, CompanyFiles, EditedEntry, StoredEntries } from './preview-nodes';
import { showEntry } from './show-entry';
import { Uses } from './uses';

const showError = (error: unknown) => (
  <p role="alert" className="preview-note">
    This page can't be previewed yet. Keep typing and it will appear. (
    {error instanceof Error ? error.message : String(error)})
  </p>
);

/** The kind of the entries of one of Decap's collections. */
const toKind = (name: string): string => (name === ownPages ? 'page' : name);

/** Every entry of every collection that has been loaded. */
const useStoredEntries = (getCollection: PreviewProps['getCollection']): StoredEntries => {
  const [stored, setStored] = useState<StoredEntries>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: Decap creates a new function at every key press.
  useEffect(() => {
    let isShown = true;
    for (const name of [...Object.keys(collections), 'page', ownPages]) {
      getCollection(name).then(
        (entries) => {
          const read = entries.map((entry) => {
            const { slug, data } = entry.toJS();
            return { slug: String(slug), data: Object(data) };
          });
          const kind = toKind(name);
          // Pages come from two lists.
          const others = (before: StoredEntries) => (kind === 'page' ? (before.page ?? []) : []);
          if (isShown) setStored((before) => ({ ...before, [kind]: [...others(before), ...read] }));
        },
        // The preview then shows the entry without the others.
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, []);
  return stored;
};

/** A component, so that the boundary catches what `showEntry` throws. */
const Shown = ({ args }: { args: Parameters<typeof showEntry> }) => showEntry(...args);

/**
 * Creates the preview of an entry: its page, however incomplete.
 * @param company the single files, such as `site.json`, by name
 * @param contentAddress where the files of other entries can be loaded; undefined if they cannot
 */
export const createPreview = (
  company: CompanyFiles,
  contentAddress: string | undefined,
): ComponentType<PreviewProps> =>
  function Preview({ entry, collection, getAsset, getCollection }) {
    const stored = useStoredEntries(getCollection);
    const data = entry.get('data');
    const edited: EditedEntry = {
      kind: toKind(String(collection.get('name'))),
      slug: String(entry.get('slug')),
      data: isMap(data) ? data.toJS() : {},
    };
    const addresses: Addresses = {
      // Decap finds files in the entry's folder, but not those in other folders.
      own: (file) => (file.startsWith('../') ? addresses.other(edited.kind, file) : String(getAsset(file))),
      other: (kind, file) =>
        contentAddress === undefined
          ? ''
          : new URL(`${contentAddress}/${findFolder(kind)}/${file}`, window.location.href).pathname,
    };
    return (
      <div className="preview">
        <Uses edited={edited} stored={stored} />
        <ErrorBoundary fallback={showError} resetKey={JSON.stringify(edited.data)}>
          <Shown args={[edited, stored, addresses, company]} />
        </ErrorBoundary>
      </div>
    );
  };
