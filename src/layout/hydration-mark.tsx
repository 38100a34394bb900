import { useEffect } from 'react';
import { useHydrated } from '../browser/hooks';
import { markHydrated } from '../browser/hydration';

/** Sets `<html data-hydrated>` once what only works with scripts is rendered, too; tests wait for it. */
export const HydrationMark = () => {
  const hydrated = useHydrated();
  useEffect(markHydrated, []);
  useEffect(() => {
    if (hydrated) document.documentElement.setAttribute('data-hydrated', '');
  }, [hydrated]);
  return null;
};
