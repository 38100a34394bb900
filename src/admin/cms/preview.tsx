import { Component, type ComponentType, createRef, type ReactNode, useEffect, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { collections } from '../../model';
import type { EntryData } from '../entry-file';
import { type Addresses, type EditedEntry, type StoredEntries, showEntry } from './show-entry';

/** An Immutable.js map, as Decap hands its data over. */
export interface DecapMap {
  get(key: string): unknown;
  toJS(): EntryData;
}

/** What Decap gives to a preview (decapcms.org/docs/customization), as far as it is used here. */
export interface PreviewProps {
  entry: DecapMap;
  collection: DecapMap;
  getAsset: (path: string) => { toString(): string };
  /** Every entry of a collection. */
  getCollection: (name: string) => Promise<readonly DecapMap[]>;
}

/** Says what is wrong in place of a preview that fails, until the entry changes. */
class Fallible extends Component<{ children: ReactNode; version: unknown }, { error: string | undefined }> {
  override state: { error: string | undefined } = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error: error instanceof Error ? error.message : String(error) };
  }

  override componentDidUpdate(before: { version: unknown }) {
    if (before.version !== this.props.version && this.state.error !== undefined)
      this.setState({ error: undefined });
  }

  override render() {
    const { error } = this.state;
    if (error === undefined) return this.props.children;
    return (
      <p role="alert" className="preview-note">
        There is not enough yet to show the page. Go on writing; it comes by itself. ({error})
      </p>
    );
  }
}

const dataOf = (map: DecapMap | undefined): EntryData => map?.toJS() ?? {};

/** Every entry of every collection, as far as it has been read. */
const useStoredEntries = (getCollection: PreviewProps['getCollection']): StoredEntries => {
  const [stored, setStored] = useState<StoredEntries>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: Decap makes the function anew at every key pressed.
  useEffect(() => {
    let isShown = true;
    for (const kind of Object.keys(collections)) {
      getCollection(kind).then(
        (entries) => {
          const read = entries.map((entry) => {
            const { slug, data } = entry.toJS();
            return { slug: String(slug), data: Object(data) };
          });
          if (isShown) setStored((before) => ({ ...before, [kind]: read }));
        },
        // Without them the page is shown alone.
        () => undefined,
      );
    }
    return () => {
      isShown = false;
    };
  }, []);
  return stored;
};

interface PageProps {
  edited: EditedEntry;
  addresses: Addresses;
  getCollection: PreviewProps['getCollection'];
}

const Shown = ({ edited, stored, addresses }: Omit<PageProps, 'getCollection'> & { stored: StoredEntries }) =>
  showEntry(edited, stored, addresses);

const PreviewPage = ({ edited, addresses, getCollection }: PageProps) => {
  const stored = useStoredEntries(getCollection);
  return (
    <Fallible version={edited.data}>
      <Shown edited={edited} stored={stored} addresses={addresses} />
    </Fallible>
  );
};

/**
 * The preview of an entry, as Decap renders it. Decap brings a React of its own, whose hooks are not ours; so it gets
 * one element, and within it the site's React has a root.
 * @param contentAddress where the files of other entries can be had; undefined where they cannot
 */
export const previewOf = (contentAddress: string | undefined): ComponentType<PreviewProps> =>
  class Preview extends Component<PreviewProps> {
    private readonly place = createRef<HTMLDivElement>();
    private root: Root | undefined;

    override componentDidMount() {
      if (this.place.current) this.root = createRoot(this.place.current);
      this.show();
    }

    override componentDidUpdate() {
      this.show();
    }

    override componentWillUnmount() {
      const { root } = this;
      // Not within the rendering of the other React.
      setTimeout(() => root?.unmount());
    }

    private show() {
      const { entry, collection, getAsset, getCollection } = this.props;
      const data = entry.get('data');
      const edited: EditedEntry = {
        kind: String(collection.get('name')),
        slug: String(entry.get('slug')),
        data: dataOf(data as DecapMap | undefined),
      };
      const addresses: Addresses = {
        own: (file) => String(getAsset(file)),
        other: (kind, file) => {
          const folder = Object.entries(collections).find(([name]) => name === kind)?.[1].folder;
          return contentAddress === undefined
            ? ''
            : new URL(`${contentAddress}/${folder}/${file}`, window.location.href).pathname;
        },
      };
      this.root?.render(<PreviewPage edited={edited} addresses={addresses} getCollection={getCollection} />);
    }

    override render() {
      return <div ref={this.place} className="preview" />;
    }
  };
