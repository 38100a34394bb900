import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { isHydrated } from '../browser/hydration';
import { afterPaint } from '../browser/schedule';
import * as styles from './deferred.module.css';

/** True on a page that a link led to and that shows from its top. */
export const OpensAtTop = createContext(false);

/**
 * The rest of a page below its header. After a click on a link the header is painted first, and this in the next frames.
 * In the HTML, and after Back and Forward, it is there at once.
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
