/** The media query for those who want less of it (WCAG 2.3.3). */
export const reducedMotion = '(prefers-reduced-motion: reduce)';

export const wantsLessMotion = (): boolean => window.matchMedia(reducedMotion).matches;
