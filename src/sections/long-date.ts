const months = 'January February March April May June July August September October November December'.split(
  ' ',
);

/**
 * Formats an ISO date: `2024-11-05` becomes "5 November 2024". The same in every time zone and browser, so that HTML
 * and page agree; without `Intl`, whose data takes a slow phone a quarter of a second to load.
 */
export const longDate = (iso: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
};
