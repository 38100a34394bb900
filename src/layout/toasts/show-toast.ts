import { lazyModule } from '../../browser/lazy-module';

/** The toast library; pages do not load it before it is needed. */
export const toasts = lazyModule(() => import('./toast-list'));

/** Loads the library before the first toast, so that one about a lost connection can still be shown. */
export const prepareToasts = (): void => {
  toasts.load().catch(() => undefined);
};

/**
 * Shows a toast. A text that is already shown starts again instead of appearing twice. If the library cannot be loaded,
 * the text is still on the page, as it always is.
 */
export const showToast = (type: 'success' | 'error', text: string): void => {
  toasts.load().then(
    ({ toast }) => toast[type](text, { id: text }),
    () => undefined,
  );
};

/** Removes the toasts of an earlier attempt. */
export const dismissToasts = (): void => toasts.loaded()?.toast.dismiss();
