import type { Context } from 'react';

/** Gatsby's router, by the name that Gatsby gives it in webpack: what its types leave out. */
declare module '@reach/router' {
  /** Where the page is; `Location` reads it, and has a provider of its own where there is none. */
  export const LocationContext: Context<{ location: HistoryLocation } | undefined>;

  interface History {
    /** Fulfils what `navigate` promised. */
    _onTransitionComplete(): void;
  }
}
