import { useState, useSyncExternalStore } from 'react';
import { toasts } from './show-toast';
import * as styles from './toast-regions.module.css';

/**
 * The two live regions of the toasts, errors first. They are in the HTML of every page, because screen readers announce
 * only changes in a region they already know; the toasts themselves are loaded on demand.
 */
export const ToastRegions = () => {
  const list = useSyncExternalStore(toasts.subscribe, toasts.loaded, () => undefined);
  const [alerts, setAlerts] = useState<HTMLElement | null>(null);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.toasts} data-toasts data-screen-only>
      <div ref={setAlerts} role="alert" aria-atomic="false" />
      <div ref={setNotes} role="status" aria-atomic="false" />
      {list && alerts && notes && <list.ToastList alerts={alerts} notes={notes} />}
    </div>
  );
};
