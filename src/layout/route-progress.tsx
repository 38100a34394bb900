import { useSyncExternalStore } from 'react';
import { currentStatus, idle, subscribe } from '../browser/route-state';
import * as styles from './route-progress.module.css';

/**
 * The router's state as a progress line and, once it is slow, in words (behaviour.md, rules 3 and 16). A component
 * on its own, so that a click does not render header and footer before the page it leads to.
 */
export const RouteProgress = () => {
  const { state, slow } = useSyncExternalStore(subscribe, currentStatus, () => idle);
  return (
    <div data-route-state={state}>
      <div className={styles.progress} data-active={slow || state === 'submitting' || undefined} />
      <div className={styles.loading} role="status" data-visible={slow || undefined}>
        {slow ? TEXTS.page.loading : ''}
      </div>
    </div>
  );
};
