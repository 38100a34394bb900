import { isObject } from '../is-object';

/** The media query for those who want less motion (WCAG 2.3.3). */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const wantsLessMotion = (): boolean => window.matchMedia(reducedMotion).matches;

/** Whether the visitor's browser saves data or has a very slow line, where Gatsby prefetches nothing either. */
export const savesData = (): boolean => {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return (
    isObject(connection) && (connection.saveData === true || String(connection.effectiveType).includes('2g'))
  );
};
