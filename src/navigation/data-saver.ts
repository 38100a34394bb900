/** Gatsby's loader, which fetches ahead the page of a link in view, and with all it needs that of one a pointer is on. */
export interface WithLoader {
  ___loader?: {
    hovering?: (path: string) => void;
    readonly enqueue?: (path: string) => { readonly abort: () => void };
  };
}

/** As much of the window as is needed here. */
interface LoadingWindow extends WithLoader {
  navigator: object;
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether the visitor has asked to save data (Save Data API); not all browsers tell. */
const savesData = (navigator: object): boolean => {
  const connection = 'connection' in navigator ? navigator.connection : undefined;
  return isObject(connection) && 'saveData' in connection && connection.saveData === true;
};

/**
 * Fetches nothing ahead for a link that the pointer rests on where the visitor asks to save data. Gatsby heeds that
 * wish for links that come into view, and not for these.
 */
export const respectDataSaver = (window: LoadingWindow): void => {
  const loader = window.___loader;
  const hovering = loader?.hovering;
  if (!loader || !hovering) return;
  loader.hovering = (path) => {
    if (!savesData(window.navigator)) hovering(path);
  };
};
