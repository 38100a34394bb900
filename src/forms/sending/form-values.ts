import { scrollBehavior } from '../../browser/scroll';

/** The text in a field of a form; '' when there is none. */
export const readValue = (form: HTMLFormElement, field: string): string => {
  const value = new FormData(form).get(field);
  return typeof value === 'string' ? value : '';
};

/** Puts a text into a field, or chooses the radio button of that value. */
export const writeValue = (form: HTMLFormElement, field: string, value: string): void => {
  const control = form.elements.namedItem(field);
  if (control && 'value' in control) control.value = value;
};

/** Focuses a field and brings it to the middle of the window, where neither header nor toasts cover it. */
export const focusField = (form: HTMLFormElement, field: string): void => {
  const named = form.elements.namedItem(field);
  const control = named instanceof RadioNodeList ? named[0] : named;
  if (!(control instanceof HTMLElement)) return;
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center', behavior: scrollBehavior() });
};
