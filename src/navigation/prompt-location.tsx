import { globalHistory, LocationContext } from '@reach/router';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { keepsScroll } from './scroll';

/**
 * Tells Gatsby's router where the visitor is as soon as that changes, so that the next frame shows the new page. The router's
 * own provider waits for a frame, which paints the old page once more, and shows the new one in the frame after it
 * (docs/performance.md, "Navigation").
 */
export const PromptLocation = ({ children }: { children: ReactNode }) => {
  const [location, setLocation] = useState(globalHistory.location);

  useEffect(() => {
    let frame = 0;
    const stop = globalHistory.listen((now) => {
      cancelAnimationFrame(frame);
      // A filter shows that it is pressed first, and its list after that.
      if (keepsScroll(now.location.state)) frame = requestAnimationFrame(() => setLocation(now.location));
      else setLocation(now.location);
    });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every place that has been arrived at.
  useEffect(() => globalHistory._onTransitionComplete(), [location]);

  const context = useMemo(() => ({ location }), [location]);
  return <LocationContext value={context}>{children}</LocationContext>;
};
