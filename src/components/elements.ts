import type { ReactElement } from 'react';

/**
 * Children that are elements: in translated pages, text breaks if a sibling comes or goes
 * (tests/types/text-nodes.test.ts).
 */
export type Elements = ReactElement | boolean | null | undefined | '' | readonly Elements[];
