import { useRef } from 'react';
import { useNow } from '../browser/hooks';
import { fill } from '../content-model/texts/fill';
import * as styles from './local-time.module.css';

/** Weekday and time of a time zone: "Thursday 18:04". */
export const timeIn = (timeZone: string, now: Date): string =>
  new Intl.DateTimeFormat(LOCALE.tag, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // As content writes opening hours.
    hourCycle: 'h23',
  }).format(now);

/** Opening hours in words, each group of days once: "Monday to Friday, 9:00 to 13:00 and 14:00 to 18:00". */
export const describeHours = (hours: Queries.OfficeDetailsFragment['hours']): string[] => {
  const groups = new Map<string, string[]>();
  for (const { days, opens, closes } of hours) {
    groups.set(days, [...(groups.get(days) ?? []), fill(TEXTS.offices.span, { from: opens, to: closes })]);
  }
  return [...groups].map(([days, spans]) =>
    fill(TEXTS.offices.days, { days, hours: spans.join(` ${TEXTS.work.and} `) }),
  );
};

/** The current time in an IANA time zone. It needs scripts, because HTML cannot know the time. */
export const LocalTime = ({ timeZone }: { timeZone: string }) => {
  const line = useRef<HTMLParagraphElement>(null);
  const now = useNow(line);
  return (
    <p ref={line} className={styles.time}>
      {/* In the editor a new office has no time zone yet. */}
      {now && timeZone !== '' && fill(TEXTS.offices.localTime, { time: timeIn(timeZone, now) })}
    </p>
  );
};
