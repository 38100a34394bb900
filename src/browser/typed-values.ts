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

/** Copies what was typed into fields that have since been replaced. */
export const restoreTyped = (controls: readonly Control[]): void => {
  const present = findFormControls(document.documentElement);
  for (const control of controls) {
    if (control.isConnected || isUntouched(control)) continue;
    const successor = present.find(
      ({ name, type, value }) => name === control.name && (type !== 'radio' || value === control.value),
    );
    if (!successor || !isUntouched(successor)) continue;
    if (control instanceof HTMLInputElement && successor instanceof HTMLInputElement) {
      successor.checked = control.checked;
    }
    successor.value = control.value;
  }
};
