import { startTransition, useEffect, useState } from 'react';

let hydrated = false;

/** Whether React has hydrated the page: a first render after that need not match the HTML. */
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
 * Tells `isHydrated` that the page is hydrated, and sets `<html data-hydrated>` once what needs scripts is rendered, too;
 * tests wait for that.
 */
export const HydrationMark = () => {
  const isDone = useHydrated();
  useEffect(() => {
    hydrated = true;
  }, []);
  useEffect(() => {
    if (isDone) document.documentElement.setAttribute('data-hydrated', '');
  }, [isDone]);
  return null;
};
