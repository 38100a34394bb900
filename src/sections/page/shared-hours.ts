import { readClock, toClock, toMinutes } from '../../browser/clock';
import { fill } from '../../content-model/texts/fill';

type Office = Queries.OfficeHoursFragment;
/** Opening and closing time as "09:30". */
type Day = Office['hours'][number];

/** Days with the clocks of winter and of summer, as the northern half of the earth has them. */
const seasons = ['2025-01-15T12:00Z', '2025-07-15T12:00Z'].map((day) => new Date(day));

/** When both are at work, by the client's clock: "9:00 to 13:00"; undefined if they never are. */
const findOverlap = (day: Day, timeZone: string, office: Office, date: Date): string | undefined => {
  const ahead = readClock(timeZone, date) - readClock(office.timeZone, date);
  const [own = { opens: '00:00', closes: '00:00' }] = office.hours;
  // The office may be a date ahead or behind.
  const overlaps = [ahead, ahead - 1440, ahead + 1440].map((shift): [number, number] => [
    Math.max(toMinutes(day.opens), toMinutes(own.opens) + shift),
    Math.min(toMinutes(day.closes), toMinutes(own.closes) + shift),
  ]);
  return overlaps
    .filter(([from, to]) => from < to)
    .map(([from, to]) => fill(TEXTS.offices.span, { from: toClock(from), to: toClock(to) }))[0];
};

/**
 * The hours in which a client and an office are both at work.
 * @param day the client's, by the client's clock
 * @returns as "8:00 to 13:00 with Mumbai; in summer 8:00 to 14:00"; undefined if there are none
 */
export const describeSharedHours = (day: Day, timeZone: string, office: Office): string | undefined => {
  // Not chosen yet, in the editor.
  if (timeZone === '' || office.timeZone === '') return undefined;
  const [winter, summer] = seasons.map((date) => findOverlap(day, timeZone, office, date));
  const { shared, sharedBySeason, sharedInWinter, sharedInSummer } = TEXTS.offices;
  if (!winter && !summer) return undefined;
  const text =
    winter === summer ? shared : !summer ? sharedInWinter : !winter ? sharedInSummer : sharedBySeason;
  return fill(text, {
    hours: winter ?? summer ?? '',
    winter: winter ?? '',
    summer: summer ?? '',
    office: office.name,
  });
};
