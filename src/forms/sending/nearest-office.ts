const minutesOfDay = 24 * 60;

/** Minutes that a time zone is ahead of UTC; 0 where the browser does not know it. */
const findUtcOffset = (timeZone: string, at: Date): number => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
    const [, sign, hours, minutes] = /([+-])(\d\d):(\d\d)/.exec(name) ?? [];
    return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) * 60 + Number(minutes ?? 0));
  } catch {
    return 0;
  }
};

/**
 * The office whose day is closest to the visitor's: it most likely answers the phone now. The clock is all a page knows
 * about the visitor's place.
 * @param offset minutes that the visitor's clock is ahead of UTC
 */
export const nearestOffice = <Office extends { readonly timeZone: string }>(
  offices: readonly Office[],
  offset = -new Date().getTimezoneOffset(),
  at = new Date(),
): Office | undefined => {
  const distance = ({ timeZone }: Office): number => {
    const apart = Math.abs(findUtcOffset(timeZone, at) - offset);
    return Math.min(apart, minutesOfDay - apart);
  };
  return [...offices].sort((a, b) => distance(a) - distance(b))[0];
};
