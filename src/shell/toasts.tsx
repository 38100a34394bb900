import { useState, useSyncExternalStore } from 'react';
import * as styles from './toasts.module.css';
import { loadedToasts, subscribeToLoading } from './toasts-loader';

const none = () => undefined;

/**
 * The two live regions of the toasts, errors first. They stand in the HTML of every page, because screen readers
 * announce only what changes in a region they already know; what fills them is loaded when it is needed.
 */
export const Toasts = () => {
  const live = useSyncExternalStore(subscribeToLoading, loadedToasts, none);
  const [alerts, setAlerts] = useState<HTMLElement | null>(null);
  const [notes, setNotes] = useState<HTMLElement | null>(null);
  return (
    <div className={styles.toasts} data-toasts data-screen-only>
      <div ref={setAlerts} role="alert" aria-atomic="false" />
      <div ref={setNotes} role="status" aria-atomic="false" />
      {live && alerts && notes && <live.LiveToasts alerts={alerts} notes={notes} />}
    </div>
  );
};
