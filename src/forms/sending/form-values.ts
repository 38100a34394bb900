import { scrollBehavior } from '../../browser/scroll';

/** The value of a field; '' if there is none. */
export const readValue = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};

export const readFiles = (form: HTMLFormElement, field: string): File[] =>
  // Without any, the browser has one without a name.
  new FormData(form)
    .getAll(field)
    .flatMap((value) => (typeof value === 'string' || value.name === '' ? [] : value));

/** Sets the value of a field, or selects the radio button with that value. */
export const writeValue = (form: HTMLFormElement, field: string, value: string): void => {
  const control = form.elements.namedItem(field);
  const isFile = control instanceof HTMLInputElement && control.type === 'file';
  if (control && 'value' in control && !isFile) control.value = value;
};

/**
 * Writes values into the fields that are still empty.
 * @returns whether there was anything to write
 */
export const fillEmpty = (form: HTMLFormElement, values: Readonly<Record<string, string | undefined>>) => {
  const open = Object.entries(values).filter(([field, value]) => value && readValue(form, field) === '');
  for (const [field, value] of open) writeValue(form, field, value ?? '');
  return open.length > 0;
};

/** Focuses a field and scrolls it to the middle of the window, clear of header and toasts. */
export const focusField = (form: HTMLFormElement, field: string): void => {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
};
