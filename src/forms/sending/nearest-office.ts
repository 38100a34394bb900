import { attempt } from '../../attempt';
import { readClock } from '../../browser/clock';

const minutesOfDay = 24 * 60;

/** Minutes that a time zone is ahead of UTC; 0 where the browser does not know it. */
const findUtcOffset = (timeZone: string, at: Date): number =>
  attempt(() => readClock(timeZone, at) - readClock('UTC', at)) ?? 0;

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
