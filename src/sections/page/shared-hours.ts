import { readClock, toClock, toMinutes } from '../../browser/clock';
import { fill } from '../../content-model/texts/fill';

type Office = Queries.OfficeHoursFragment;
/** Opening and closing time as "09:30". */
type Day = Office['hours'][number];

/** Days with the clocks of winter and of summer, as the northern half of the earth has them. */
export const seasons = ['2025-01-15T12:00Z', '2025-07-15T12:00Z'].map((day) => new Date(day));

/** When an office is open on a day, by the client's clock, as parts of it from and to in minutes. */
export const findOpenHours = (
  { opens, closes }: Day,
  timeZone: string,
  office: Office,
  date: Date,
): [number, number][] => {
  // Not chosen yet, in the editor.
  if (timeZone === '' || office.timeZone === '') return [];
  const ahead = readClock(timeZone, date) - readClock(office.timeZone, date);
  const [own = { opens: '00:00', closes: '00:00' }] = office.hours;
  // The office may be a date ahead or behind.
  return [ahead, ahead - 1440, ahead + 1440]
    .map((shift): [number, number] => [
      Math.max(toMinutes(opens), toMinutes(own.opens) + shift),
      Math.min(toMinutes(closes), toMinutes(own.closes) + shift),
    ])
    .filter(([from, to]) => from < to);
};

/**
 * The hours in which a client and an office are both at work.
 * @param day the client's, by the client's clock
 * @returns as "8:00 to 13:00 with Mumbai; in summer 8:00 to 14:00"; undefined if there are none
 */
export const describeSharedHours = (day: Day, timeZone: string, office: Office): string | undefined => {
  const [winter, summer] = seasons.map((date) =>
    findOpenHours(day, timeZone, office, date)
      .map(([from, to]) => fill(TEXTS.offices.span, { from: toClock(from), to: toClock(to) }))
      .at(0),
  );
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
