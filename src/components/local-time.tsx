import { useEffect, useRef, useState } from 'react';
import { whenNear } from '../browser/schedule';
import * as styles from './local-time.module.css';

interface LocalTimeProps {
  /** IANA name of the zone. */
  timeZone: string;
}

const minute = 60_000;

const timeIn = (timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format();

/**
 * The time in a zone now, kept up to date. It appears with scripts only, since HTML cannot know the hour, and not before
 * it is near the window: the browser's tables of time zones hold a slow phone up (docs/performance.md).
 */
export const LocalTime = ({ timeZone }: LocalTimeProps) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [time, setTime] = useState('');
  useEffect(() => {
    if (!line.current) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keepShowing = () => {
      setTime(timeIn(timeZone));
      timer = setTimeout(keepShowing, minute - (Date.now() % minute));
    };
    const cancel = whenNear(line.current, keepShowing);
    return () => {
      cancel();
      clearTimeout(timer);
    };
  }, [timeZone]);
  return (
    <p ref={line} className={styles.time}>
      {time && `Local time: ${time}`}
    </p>
  );
};
