import { lazily } from '../timing/lazily';

const listeners = new Set<() => void>();
/** The toast library; no page carries it before it is needed. */
const toasts = lazily(
  () => import('./toasts-live'),
  () => {
    for (const listener of listeners) listener();
  },
);

/** Fetches the library ahead of the first toast, so that one about a lost connection can still be shown. */
export const prepareToasts = (): void => {
  toasts.bring().catch(() => undefined);
};

/**
 * Shows a toast. The same text never stands twice: it starts afresh.
 *
 * A toast that cannot be loaded is left out; its text always stands in the page, too.
 */
export const showToast = async (type: 'success' | 'error', text: string): Promise<void> => {
  try {
    const { toast } = await toasts.bring();
    toast[type](text, { id: text });
  } catch {
    // See above: nothing is lost without it.
  }
};

/** Takes away the toasts of an earlier try. */
export const dismissToasts = (): void => toasts.now()?.toast.dismiss();

/** For React's `useSyncExternalStore`. */
export const subscribeToLoading = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** What is loaded, if it is. */
export const loadedToasts = toasts.now;
