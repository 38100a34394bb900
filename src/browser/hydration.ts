import { startTransition, useEffect, useState } from 'react';

let hydrated = false;

/** True once React has hydrated the page: components that appear later need not match the HTML. */
export const isHydrated = (): boolean => hydrated;

/** `false` in the HTML and during hydration, then `true`: for what only works with scripts. */
export const useHydrated = (): boolean => {
  const [isDone, setIsDone] = useState(isHydrated);
  useEffect(() => {
    if (!isDone) startTransition(() => setIsDone(true));
  }, [isDone]);
  return isDone;
};

/**
 * Turns `isHydrated` on, and sets `<html data-hydrated>` once everything that needs scripts is rendered, for which tests
 * wait.
 */
export const HydrationMark = () => {
  const isDone = useHydrated();
  useEffect(() => {
    hydrated = true;
    if (isDone) document.documentElement.setAttribute('data-hydrated', '');
  }, [isDone]);
  return null;
};
