import { globalHistory, LocationContext } from '@reach/router';
import { type ReactNode, useEffect, useState } from 'react';
import { keepsScroll } from './scroll';

/**
 * Tells Gatsby's router where the visitor is as soon as that changes, so that the next frame shows the new page. The router's
 * own provider waits for a frame, which paints the old page once more, and shows the new one in the frame after it
 * (docs/performance.md, "Navigation").
 */
export const PromptLocation = ({ children }: { children: ReactNode }) => {
  const [context, setContext] = useState({ location: globalHistory.location });

  useEffect(() => {
    let frame = 0;
    const stop = globalHistory.listen(({ location }) => {
      cancelAnimationFrame(frame);
      // A filter shows that it is pressed first, and its list after that.
      if (keepsScroll(location.state)) frame = requestAnimationFrame(() => setContext({ location }));
      else setContext({ location });
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every place that has been arrived at.
  useEffect(() => globalHistory._onTransitionComplete(), [context]);

  return <LocationContext value={context}>{children}</LocationContext>;
};
