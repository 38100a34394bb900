import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { SeenFromTop } from '../navigation/arrival';
import { isAlive } from '../navigation/hydration';
import { whenPainted } from '../timing/when';
import * as styles from './below-head.module.css';

/**
 * What follows the head of a page. After a click on a link the head is painted first, and this in the next frames, in small
 * steps (docs/performance.md). In the HTML, and after Back and Forward, it is there at once.
 */
export const BelowHead = ({ children }: { children: ReactNode }) => {
  const seenFromTop = use(SeenFromTop);
  const [shown, setShown] = useState(() => !(seenFromTop && isAlive()));
  useEffect(() => {
    if (shown) return undefined;
    return whenPainted(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown ? children : <div className={styles.room} />;
};
