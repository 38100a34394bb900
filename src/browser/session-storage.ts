/** What this tab has stored under a key, or null; undefined if it is not JSON, or the browser refuses storage. */
export const readStored = (key: string): unknown => {
  try {
    return JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
};

/** Stores a value until the tab is closed; undefined removes it. The site works without storage, too. */
export const writeStored = (key: string, value: object | undefined): void => {
  try {
    if (value) window.sessionStorage.setItem(key, JSON.stringify(value));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Blocked or full.
  }
};
