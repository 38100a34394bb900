const dayLength = 1440;

/** Minutes after midnight of "09:30". */
export const toMinutes = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** "9:30" */
export const toClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** What the clocks of a time zone show, in minutes; Swedes write it as in ISO 8601. */
export const readClock = (timeZone: string, date: Date): number =>
  Date.parse(`${date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) / 60_000;

/** Hours of an office from and to as "09:30", on weekdays as "1-5" or "6"; 1 is Monday. */
interface Hours {
  readonly opens: string;
  readonly closes: string;
  readonly weekdays?: string | null;
}

/** Whether it is between opening and closing time, whatever the day. `now` is what its clock shows. */
export const isDaytime = (hours: readonly Hours[], now: number): boolean =>
  hours.some(({ opens }) => toMinutes(opens) <= now % dayLength) &&
  hours.some(({ closes }) => now % dayLength < toMinutes(closes));

/**
 * When an office closes, if it is open, or opens next; undefined without weekdays. `now` is what its clock shows.
 * @returns `at` in minutes, as `now`; `ahead` in days
 */
export const nextChange = (hours: readonly Hours[], now: number) => {
  const today = Math.floor(now / dayLength);
  const changes = [0, 1, 2, 3, 4, 5, 6, 7].flatMap((ahead) => {
    const day = today + ahead;
    // The first day of all was a Thursday.
    const weekday = ((day + 3) % 7) + 1;
    return hours.flatMap(({ opens, closes, weekdays }) => {
      const [first = 0, last = first] = (weekdays ?? '').split('-').map(Number);
      if (weekday < first || last < weekday) return [];
      return [opens, closes].map((time) => ({
        at: day * dayLength + toMinutes(time),
        time: toClock(toMinutes(time)),
        isOpen: time === closes,
        ahead,
      }));
    });
  });
  return changes.filter(({ at }) => at > now).toSorted((one, other) => one.at - other.at)[0];
};
