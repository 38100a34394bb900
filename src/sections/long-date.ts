import { fill } from '../content-model/texts/fill';

/**
 * Formats an ISO date: `2024-11-05` becomes "5 November 2024", or what the site's country writes. The same in every time
 * zone and browser, so that HTML and page agree; without `Intl`, whose data takes a slow phone a quarter of a second.
 */
export const longDate = (iso: string): string => {
  // An article whose day is not chosen yet, in the editor.
  if (iso === '') return '';
  const [year = '', month = '', day = ''] = iso.split('-');
  return fill(LOCALE.date, { day: Number(day), month: LOCALE.months[Number(month) - 1] ?? '', year });
};
