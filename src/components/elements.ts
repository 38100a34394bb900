import type { ReactElement } from 'react';

/** Children that are elements, not text: text beside what comes and goes breaks in translated pages. */
export type Elements = ReactElement | boolean | null | undefined | '' | readonly Elements[];
