import { type ReactNode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { normalizePath } from './active-link';

type Control = HTMLInputElement | HTMLTextAreaElement;

const isUntouched = (control: Control): boolean =>
  control instanceof HTMLInputElement && (control.type === 'radio' || control.type === 'checkbox')
    ? control.checked === control.defaultChecked
    : control.value === control.defaultValue;

/** The form fields of a page; they keep what was typed even after they are replaced. */
const findFormControls = (container: Element) => [...container.querySelectorAll<Control>('input, textarea')];

/** Copies what was typed into fields that have since been replaced. */
const restoreTyped = (controls: readonly Control[]): void => {
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

/**
 * Hydrates a page in small steps (`startTransition`), between which the browser can respond to the visitor. Gatsby's
 * function does it in one long task. The page never goes blank:
 *
 * - If its HTML differs from what React expects, because an extension or a translation has changed it, React renders it
 *   again, and what has been typed is copied into the new fields.
 * - If an error reaches the root, the server's HTML comes back, with what has been typed: its links and forms work without
 *   scripts. On a page that has no HTML here, a full load fetches it.
 */
export const hydrate = (element: ReactNode, container: Element): void => {
  // React knows nothing of the styles that the build has put into the page (overrides/first-screen.ts) and would remove them.
  document.head.append(...container.querySelectorAll('style'));
  const html = container.innerHTML;
  const { pathname } = window.location;
  const controls = findFormControls(container);
  startTransition(() => {
    hydrateRoot(container, element, {
      onRecoverableError: (error) => {
        restoreTyped(controls);
        window.reportError(error);
      },
      onUncaughtError: (error) => {
        if (normalizePath(window.location.pathname) === normalizePath(pathname)) {
          container.innerHTML = html;
          restoreTyped(controls);
        } else {
          window.location.reload();
        }
        document.documentElement.removeAttribute('data-hydrated');
        window.reportError(error);
      },
    });
  });
};
