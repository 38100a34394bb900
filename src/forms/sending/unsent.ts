import type { ContactMessage } from '../../message/fields';

/**
 * A message that failed after the visitor had left its form within the site; it is restored when a form appears
 * again.
 */
let unsent: ContactMessage | undefined;

export const keepUnsent = (message: ContactMessage): void => {
  unsent = message;
};

export const takeUnsent = (): ContactMessage | undefined => {
  const message = unsent;
  unsent = undefined;
  return message;
};
