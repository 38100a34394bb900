import { Suspense, startTransition, useState } from 'react';
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
  const [isNear, setIsNear] = useState(false);
  const watch = (place: Element | null) =>
    place ? whenNear(place, () => startTransition(() => setIsNear(true))) : undefined;
  if (!isNear) return <div ref={watch}>{fallback}</div>;
  return (
    <ErrorBoundary fallback={() => fallback}>
      <Suspense fallback={fallback}>{children}</Suspense>
    </ErrorBoundary>
  );
};
