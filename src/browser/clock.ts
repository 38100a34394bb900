/** What the clocks of a time zone show, in minutes; Swedes write it as in ISO 8601. */
export const readClock = (timeZone: string, date: Date): number =>
  Date.parse(`${date.toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')}Z`) / 60_000;
