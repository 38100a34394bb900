/** Opening and closing time as "09:30". */
export interface Day {
  readonly opens: string;
  readonly closes: string;
}

export interface Office {
  readonly name: string;
  readonly timeZone: string;
  readonly hours: readonly Day[];
}

const dayMinutes = 24 * 60;

/** Days with the clocks of winter and of summer, as the northern half of the earth has them. */
const winter = new Date('2025-01-15T12:00Z');
const summer = new Date('2025-07-15T12:00Z');

const toMinutes = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** "9:30" */
const toClock = (minutes: number): string =>
  `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;

/** Minutes by which a time zone's clocks are ahead of Greenwich. */
const findOffset = (timeZone: string, date: Date): number => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  const [, sign, time] = /([+-])([\d:]+)/.exec(name) ?? [];
  return time === undefined ? 0 : toMinutes(time) * (sign === '-' ? -1 : 1);
};

/** When both are at work, by the clock of the first: "9:00 to 13:00"; undefined if they never are. */
const findOverlap = (day: Day, timeZone: string, office: Office, date: Date): string | undefined => {
  const ahead = findOffset(timeZone, date) - findOffset(office.timeZone, date);
  const [own] = office.hours;
  if (!own) return undefined;
  // The office may be a date ahead or behind.
  for (const shift of [ahead, ahead - dayMinutes, ahead + dayMinutes]) {
    const from = Math.max(toMinutes(day.opens), toMinutes(own.opens) + shift);
    const to = Math.min(toMinutes(day.closes), toMinutes(own.closes) + shift);
    if (from < to) return `${toClock(from)} to ${toClock(to)}`;
  }
  return undefined;
};

/**
 * The hours in which a client and an office are both at work.
 * @param day the client's, by the client's clock
 * @param timeZone of the client
 * @returns as "8:00 to 13:00 with Mumbai; in summer 8:00 to 14:00"; undefined if there are none
 */
export const describeSharedHours = (day: Day, timeZone: string, office: Office): string | undefined => {
  const [cold, warm] = [winter, summer].map((date) => findOverlap(day, timeZone, office, date));
  if (cold === warm) return cold && `${cold} with ${office.name}`;
  if (cold && warm) return `${cold} with ${office.name}; in summer ${warm}`;
  return `${cold ?? warm} with ${office.name}, in ${cold ? 'winter' : 'summer'} only`;
};
