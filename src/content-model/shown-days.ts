/** The days on which the published site shows an entry, as `2024-11-21`, both included. */
export interface Days {
  readonly from: string;
  readonly until: string;
}

const first = '0000';
const last = '9999';
export const always: Days = { from: first, until: last };

/** What is no day is a mistake of its own, and hides nothing. */
export const isDay = (day: unknown): day is string =>
  typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));

/** An entry without a publication day of its own appears on its `date`, so that none has a date in the future. */
export const shownDays = ({ draft, publishOn, date, endOn }: Readonly<Record<string, unknown>>): Days => {
  if (draft === true) return { from: last, until: first };
  const days = [publishOn, date].filter(isDay).sort();
  return { from: days.at(-1) ?? first, until: isDay(endOn) ? endOn : last };
};

export const isShownOn = ({ from, until }: Days, day: string): boolean => from <= day && day <= until;

/** True for drafts: they have no days. */
export const isNever = ({ from, until }: Days): boolean => from > until;

export const dayAfter = (day: string): string =>
  new Date(Date.parse(day) + 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** The days on which the site changes. */
export const listChanges = ({ from, until }: Days): string[] =>
  isNever({ from, until })
    ? []
    : [...(from > first ? [from] : []), ...(until < last ? [dayAfter(until)] : [])];

/** True if at least one of several entries is shown on each day of `needed`. */
export const isCovered = (needed: Days, by: readonly Days[]): boolean =>
  isNever(needed) ||
  [needed.from, ...by.flatMap(listChanges)]
    .filter((day) => isShownOn(needed, day))
    .every((day) => by.some((days) => isShownOn(days, day)));

/** A day in words: "5 March 2031". */
export const dayInWords = (day: string): string =>
  new Date(day).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** Why the published site leaves an entry out on a day, for editors; undefined if it shows it. */
export const explainHidden = (days: Days, day: string): string | undefined => {
  if (isNever(days)) return 'Draft';
  if (isShownOn(days, day)) return undefined;
  return day < days.from ? `Scheduled for ${dayInWords(days.from)}` : `Ended on ${dayInWords(days.until)}`;
};

/**
 * The same for an entry's fields, on the day that the site is built for: gatsby-config.ts sets it for the whole build; in the
 * editor it is today.
 */
export const explainHiddenToday = (data: Readonly<Record<string, unknown>>): string | undefined =>
  explainHidden(shownDays(data), process.env.CONTENT_DAY || new Date().toISOString().slice(0, 10));
