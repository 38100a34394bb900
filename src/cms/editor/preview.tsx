import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { collections, findFolder } from '../../content-model';
import { ownPages } from '../decap-fields';
import { isMap, type PreviewProps } from './decap';
import type { Entry } from './preview-nodes';
import { showEntry } from './show-entry';
import { Uses } from './uses';

/** The kind of the entries of one of Decap's collections. */
const toKind = (name: string): string => (name === ownPages ? 'page' : name);

const showError = (error: unknown) => (
  <p role="alert" className="preview-note">
    This page can't be previewed yet. Keep typing and it will appear. (
    {error instanceof Error ? error.message : String(error)})
  </p>
);

/** Every entry of every collection that has been loaded. */
const useStoredEntries = (getCollection: PreviewProps['getCollection']): readonly Entry[] => {
  const [stored, setStored] = useState<readonly Entry[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: Decap creates a new function at every key press.
  useEffect(() => {
    for (const name of [...Object.keys(collections), 'page', ownPages]) {
      getCollection(name).then(
        (entries) => {
          const read = entries.map((entry): Entry => {
            const { slug, data } = entry.toJS();
            return { kind: toKind(name), slug: String(slug), data: Object(data) };
          });
          setStored((before) => [...before, ...read]);
        },
        // The preview then shows the entry without the others.
        () => undefined,
      );
    }
  }, []);
  return stored;
};

/** A component, so that the boundary catches what `showEntry` throws. */
const Shown = ({ args }: { args: Parameters<typeof showEntry> }) => showEntry(...args);

/** Creates the preview of an entry: its page, however incomplete. Without `contentAddress`, others' files cannot be loaded. */
export const createPreview = (
  company: readonly Entry[],
  contentAddress: string | undefined,
): ComponentType<PreviewProps> =>
  function Preview({ entry, collection, getAsset, getCollection }) {
    const stored = useStoredEntries(getCollection);
    const data = entry.get('data');
    const edited: Entry = {
      kind: toKind(String(collection.get('name'))),
      slug: String(entry.get('slug')),
      data: isMap(data) ? data.toJS() : {},
    };
    const findUrl = (named: Entry, file: string): string => {
      // Decap finds files in the entry's folder, but not those in other folders.
      if (named === edited && !file.startsWith('../')) return String(getAsset(file));
      if (contentAddress === undefined) return '';
      return new URL(`${contentAddress}/${findFolder(named.kind)}/${file}`, window.location.href).pathname;
    };
    return (
      <div className="preview">
        <Uses edited={edited} stored={stored} />
        <ErrorBoundary fallback={showError} resetKey={JSON.stringify(edited.data)}>
          <Shown args={[edited, [...stored, ...company], findUrl]} />
        </ErrorBoundary>
      </div>
    );
  };
