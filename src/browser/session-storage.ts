import { attempt } from '../attempt';

/** What this tab has stored under a key, or null; undefined if it is not JSON, or the browser refuses storage. */
export const readStored = (key: string): unknown =>
  attempt(() => JSON.parse(window.sessionStorage.getItem(key) ?? 'null'));

/** Stores a value until the tab is closed; undefined removes it. The site works without storage, too. */
export const writeStored = (key: string, value: object | undefined): void =>
  // It throws if it is blocked or full.
  attempt(() =>
    value ? window.sessionStorage.setItem(key, JSON.stringify(value)) : window.sessionStorage.removeItem(key),
  );
