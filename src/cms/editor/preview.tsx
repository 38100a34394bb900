import { type ComponentType, useEffect, useState } from 'react';
import { ErrorBoundary } from '../../components/error-boundary';
import { findFolder } from '../../content-model';
import { adminPath } from '../../site-manifest/admin-path';
import { ownPages } from '../decap-fields';
import { formData, type PreviewProps } from './decap';
import { type Entry, loadEntries } from './entries';
import { showEntry } from './show-entry';
import { Uses } from './uses';

const showError = (error: unknown) => (
  <p role="alert" className="preview-note">
    This page can't be previewed yet. Keep typing and it will appear. (
    {error instanceof Error ? error.message : String(error)})
  </p>
);

/** A component, so that the boundary catches what `showEntry` throws. */
const Shown = ({ args }: { args: Parameters<typeof showEntry> }) => showEntry(...args);

/**
 * Creates the preview of an entry: its page, however incomplete. Only the local backend can load others' files.
 * @param known the entries at the start; those at the time are loaded with each form
 */
export const createPreview = (known: readonly Entry[], isLocal: boolean): ComponentType<PreviewProps> =>
  function Preview({ entry, collection, getAsset }) {
    const [stored, setStored] = useState(known);
    useEffect(() => {
      loadEntries().then(setStored, () => undefined);
    }, []);
    const name = String(collection.get('name'));
    const kind = name === ownPages ? 'page' : name;
    const edited: Entry = { kind, slug: String(entry.get('slug')), data: formData(entry) };
    const findUrl = (named: Entry, file: string): string => {
      // Decap finds files in the entry's folder, but not those in other folders.
      if (named === edited && !file.startsWith('../')) return String(getAsset(file));
      if (!isLocal) return '';
      return new URL(`${adminPath}/content/${findFolder(named.kind)}/${file}`, window.location.href).pathname;
    };
    return (
      <div className="preview">
        <Uses edited={edited} stored={stored} />
        <ErrorBoundary fallback={showError} resetKey={JSON.stringify(edited.data)}>
          <Shown args={[edited, stored, findUrl]} />
        </ErrorBoundary>
      </div>
    );
  };
