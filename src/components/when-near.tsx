import { Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenNear } from '../browser/schedule';
import type { Elements } from './elements';
import { ErrorBoundary } from './error-boundary';

interface WhenNearProps {
  /** Shown before, without scripts, and if it cannot be loaded. */
  fallback: Elements;
  /** What is loaded when it is near the viewport. */
  children: Elements;
}

/** Something rare whose code and styles most pages of its template do without. */
export const WhenNear = ({ fallback, children }: WhenNearProps) => {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(
    () => (place.current ? whenNear(place.current, () => startTransition(() => setIsNear(true))) : undefined),
    [],
  );
  if (!isNear) return <div ref={place}>{fallback}</div>;
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
};
