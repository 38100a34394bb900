import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { collections, findFolder } from '../../content-model';
import type { EntryData } from '../entry-file';
import type { Addresses, CompanyFiles, EditedEntry, StoredEntries } from './preview-nodes';
import { showEntry } from './show-entry';
import { Uses } from './uses';

/** An Immutable.js map, as Decap passes its data. */
export interface DecapMap {
  get(key: string): unknown;
  toJS(): EntryData;
}

export const isMap = (value: unknown): value is DecapMap =>
  typeof value === 'object' && value !== null && 'toJS' in value && typeof value.toJS === 'function';

/** The properties of a preview that are used (decapcms.org/docs/customization). */
export interface PreviewProps {
  entry: DecapMap;
  collection: DecapMap;
  getAsset: (path: string) => { toString(): string };
  /** Every entry of a collection. */
  getCollection: (name: string) => Promise<readonly DecapMap[]>;
}

const showError = (error: unknown) => (
  <p role="alert" className="preview-note">
    This page can't be previewed yet. Keep typing and it will appear. (
    {error instanceof Error ? error.message : String(error)})
  </p>
);

/** Every entry of every collection that has been loaded. */
const useStoredEntries = (getCollection: PreviewProps['getCollection']): StoredEntries => {
  const [stored, setStored] = useState<StoredEntries>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: Decap creates a new function at every key press.
  useEffect(() => {
    let isShown = true;
    for (const kind of [...Object.keys(collections), 'page']) {
      getCollection(kind).then(
        (entries) => {
          const read = entries.map((entry) => {
            const { slug, data } = entry.toJS();
            return { slug: String(slug), data: Object(data) };
          });
          if (isShown) setStored((before) => ({ ...before, [kind]: read }));
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
      kind: String(collection.get('name')),
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
