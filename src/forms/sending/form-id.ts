import { idField } from '../../message/fields';

const ids = new WeakMap<HTMLFormElement, string>();

/**
 * The UUID of a form, the same as long as it is shown, by which the server recognises a message that is sent again because
 * the response got lost. Nothing where the browser makes none: over HTTP, other than on localhost.
 */
export const formId = (form: HTMLFormElement): Partial<Record<typeof idField, string>> => {
  if (typeof crypto.randomUUID !== 'function') return {};
  const id = ids.get(form) ?? crypto.randomUUID();
  ids.set(form, id);
  return { [idField]: id };
};
