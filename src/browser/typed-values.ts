type Control = HTMLInputElement | HTMLTextAreaElement;

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

const isUntouched = (control: Control): boolean =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;

/** The form fields of a page; they keep what was typed even after they are replaced. */
export const findFormControls = (container: Element): readonly Control[] =>
  [...container.querySelectorAll('input, textarea')].filter(isControl);

/** The control that has replaced another: the one at the same place among those of its name. */
const findSuccessor = (control: Control, all: readonly Control[]): Control | undefined => {
  const isAlike = (other: Control) =>
    other.name === control.name && (other.type !== 'radio' || other.value === control.value);
  return all.find((other) => other !== control && isAlike(other));
};

/** Copies what was typed into fields that have since been replaced. */
export const restoreTyped = (controls: readonly Control[]): void => {
  const present = findFormControls(document.documentElement);
  for (const control of controls) {
    if (control.isConnected || isUntouched(control)) continue;
    const successor = findSuccessor(control, present);
    if (!successor || !isUntouched(successor)) continue;
    if (control instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
      successor.checked = control.checked;
    }
    successor.value = control.value;
  }
};
