import { useEffect, useRef, useState } from 'react';
import { whenNear } from '../browser/schedule';
import { fill } from '../content-model/texts/fill';
import * as styles from './local-time.module.css';

const minute = 60_000;

const timeIn = (timeZone: string): string =>
  new Intl.DateTimeFormat(LOCALE.tag, {
    timeZone,
    weekday: 'long',
    hour: '2-digit',
    minute: '2-digit',
    // As content writes opening hours.
    hourCycle: 'h23',
  }).format();

/**
 * The current time in an IANA time zone. It needs scripts, because HTML cannot know the time, and waits until it is near
 * the viewport, because loading the browser's time zone data takes a slow phone a quarter of a second.
 */
export const LocalTime = ({ timeZone }: { timeZone: string }) => {
  const line = useRef<HTMLParagraphElement>(null);
  const [time, setTime] = useState('');
  useEffect(() => {
    // An office whose time zone is not chosen yet, in the editor.
    if (!line.current || timeZone === '') return undefined;
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
      {time && fill(TEXTS.offices.localTime, { time })}
    </p>
  );
};
