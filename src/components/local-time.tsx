import { useEffect, useState } from 'react';
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

/** The time in a zone now, kept up to date; it appears with scripts only, since HTML cannot know the hour. */
export const LocalTime = ({ timeZone }: LocalTimeProps) => {
  const [time, setTime] = useState('');
  useEffect(() => {
    const show = () => setTime(timeIn(timeZone));
    show();
    let timer: ReturnType<typeof setTimeout>;
    const next = () => {
      timer = setTimeout(
        () => {
          show();
          next();
        },
        minute - (Date.now() % minute),
      );
    };
    next();
    return () => clearTimeout(timer);
  }, [timeZone]);
  return <p className={styles.time}>{time && `Local time: ${time}`}</p>;
};
