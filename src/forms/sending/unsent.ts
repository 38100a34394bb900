import type { ContactMessage } from '../../message/fields';

/** A message that failed after its form had been left within the site; it is put back when a form appears again. */
let unsent: ContactMessage | undefined;

export const keepUnsent = (message: ContactMessage): void => {
  unsent = message;
};

export const takeUnsent = (): ContactMessage | undefined => {
  const message = unsent;
  unsent = undefined;
  return message;
};
