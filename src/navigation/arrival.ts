import { createContext } from 'react';

/**
 * Whether the page was come to by a link and is seen from its top on; the shell tells. What is below the window may follow
 * a moment later then.
 */
export const SeenFromTop = createContext(false);
