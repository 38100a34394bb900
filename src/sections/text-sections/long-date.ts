const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/**
 * Writes an ISO date out: `2024-11-05` as "5 November 2024". The same in every time zone and browser, so that HTML and
 * page agree, and without the tables of `Intl`, which take a slow phone a quarter of a second (docs/performance.md).
 */
export const longDate = (iso: string): string => {
  const [year = '', month = '', day = ''] = iso.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
};
