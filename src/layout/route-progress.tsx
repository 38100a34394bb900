import { useRouteStatus } from '../browser/hooks';
import * as styles from './route-progress.module.css';

/**
 * What the router is doing (spec section 4), as a line and, once it is slow, in words. Apart from the shell, so that a
 * click does not render header and footer anew before the page it leads to.
 */
export const RouteProgress = () => {
  const { state, slow } = useRouteStatus();
  return (
    <div data-route-state={state}>
      <div className={styles.progress} data-active={slow || state === 'submitting' || undefined} />
      <div className={styles.loading} role="status" data-visible={slow || undefined}>
        {slow ? 'Loading...' : ''}
      </div>
    </div>
  );
};
