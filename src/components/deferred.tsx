import { type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { OpensAtTop } from '../browser/arrival';
import { isHydrated } from '../browser/hydration';
import { afterPaint } from '../browser/schedule';
import * as styles from './deferred.module.css';

/**
 * What follows the header of a page. After a click on a link the header is painted first and this in the frames after
 * it. In the HTML, and after Back and Forward, it is there at once.
 */
export const Deferred = ({ children }: { children: ReactNode }) => {
  const opensAtTop = use(OpensAtTop);
  const [shown, setShown] = useState(() => !(opensAtTop && isHydrated()));
  useEffect(() => {
    if (shown) return undefined;
    return afterPaint(() => startTransition(() => setShown(true)));
  }, [shown]);
  return shown ? children : <div className={styles.placeholder} />;
};
