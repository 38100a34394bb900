import { createContext } from 'react';

/** Whether a link led to the page and shows it from the top. What is below the fold may then render a moment later. */
export const OpensAtTop = createContext(false);
