import { graphql } from 'gatsby';
import { useRef } from 'react';
import { isDaytime, nextChange, readClock } from '../browser/clock';
import { useNow } from '../browser/hooks';
import { fill } from '../content-model/texts/fill';
import * as styles from './day-and-night.module.css';
import { describeHours, timeIn } from './local-time';
import { Picture } from './picture/picture';

type Office = Queries.DayAndNightFragment;

/** "open until 18:30", "opens 9:30" or "opens Monday, 9:30"; the opening hours without scripts or weekdays. */
const describeState = ({ hours, timeZone }: Office, now: Date | undefined): string => {
  const { days, opens, openUntil } = TEXTS.offices;
  const change = now && nextChange(hours, readClock(timeZone, now));
  if (!change) return describeHours(hours).join('; ');
  const { at, time, ahead } = change;
  if (change.isOpen) return fill(openUntil, { time });
  if (ahead === 0) return fill(opens, { time });
  const day = new Date(at * 60_000).toLocaleDateString(LOCALE.tag, { timeZone: 'UTC', weekday: 'long' });
  return fill(opens, { time: fill(days, { days: day, hours: time }) });
};

/** The local time of an office and when it opens or closes next. */
export const OfficeClock = ({ office }: { office: Office }) => {
  const clock = useRef<HTMLParagraphElement>(null);
  const time = useNow(clock);
  // In the editor a new office has no time zone yet.
  const now = office.timeZone === '' ? undefined : time;
  return (
    <p ref={clock} data-clock data-screen-only>
      <span className={styles.time}>{now && `${timeIn(office.timeZone, now)} `}</span>
      <span>{describeState(office, now)}</span>
    </p>
  );
};

/**
 * A picture of the sea, with a half for each of the first two offices: by day or night as the hours of the office are
 * (behaviour.md, rule 121). Without scripts it is day. Phones show one half below the other.
 */
export const DayAndNight = ({
  pictures: { day, night, alt },
  offices,
}: {
  pictures: Queries.FooterPicturesFragment;
  offices: readonly Office[];
}) => {
  const sea = useRef<HTMLDivElement>(null);
  const now = useNow(sea);
  const isNight = offices
    .slice(0, 2)
    .map(({ hours, timeZone }) => now && !isDaytime(hours, readClock(timeZone, now)));
  return (
    <div ref={sea} className={styles.sea} data-screen-only>
      {[alt, ''].map((text) => (
        <div key={text} className={styles.picture}>
          <Picture picture={{ alt: text, src: day }} />
          {isNight.includes(true) && (
            <div className={styles.night} data-first={isNight[0]} data-last={isNight.at(-1)}>
              <Picture picture={{ alt: '', src: night }} />
            </div>
          )}
        </div>
      ))}
    </div>
  );
};

export const dayAndNightFragments = graphql`
  fragment DayAndNight on Office { name timeZone hours { days weekdays opens closes } }
  fragment SeaPicture on File { childImageSharp { gatsbyImageData(
    width: 1280
    outputPixelDensities: [0.5, 1, 2]
    avifOptions: { quality: 40 }
    sizes: "max(100vw, 700px)"
  ) } }
  fragment FooterPictures on CompanyFooterPictures {
    alt
    day { ...SeaPicture }
    night { ...SeaPicture }
  }
`;
