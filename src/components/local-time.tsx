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
