import { graphql } from 'gatsby';
import { readClock, toClock, toMinutes } from '../../browser/clock';
import { fill } from '../../content-model/texts/fill';
import * as styles from './hours-table.module.css';

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
  const [winter = '', summer = ''] = seasons.map((date) =>
    findOpenHours(day, timeZone, office, date)
      .map(([from, to]) => fill(TEXTS.offices.span, { from: toClock(from), to: toClock(to) }))
      .at(0),
  );
  const { shared, sharedBySeason, sharedInWinter, sharedInSummer } = TEXTS.offices;
  if (!winter && !summer) return undefined;
  const text =
    winter === summer ? shared : !summer ? sharedInWinter : !winter ? sharedInSummer : sharedBySeason;
  return fill(text, { hours: winter || summer, winter, summer, office: office.name });
};

interface HoursTableProps {
  hours: Queries.HoursFragment;
  offices: readonly Office[];
}

const wholeDay = { opens: '00:00', closes: '24:00' };

/** A day of the client, by the client's clock: below their own hours, those of each office; paler in one season only. */
const Bars = ({ hours: { opens, closes }, timeZone, offices }: HoursTableProps & { timeZone: string }) => (
  <svg viewBox={`0 0 1440 ${offices.length}`} preserveAspectRatio="none" aria-hidden="true">
    <rect x={toMinutes(opens)} width={toMinutes(closes) - toMinutes(opens)} height="100%" />
    {offices.flatMap((office, lane) =>
      seasons.flatMap((date) =>
        findOpenHours(wholeDay, timeZone, office, date).map(([from, to]) => (
          <rect
            key={`${office.name} ${date.getMonth()} ${from}`}
            data-office={lane}
            x={from}
            y={lane + 0.2}
            width={to - from}
            height="0.6"
          />
        )),
      ),
    )}
  </svg>
);

/** Regions of clients, each with the hours it shares with every office (behaviour.md, rule 106). */
export const HoursTable = ({ hours, offices }: HoursTableProps) => (
  <>
    <p className={styles.clock} aria-hidden="true" data-screen-only>
      {[0, 6, 12, 18, 24].map((hour) => (
        <span key={hour}>{`${toClock(hour * 60)} `}</span>
      ))}
    </p>
    <dl className={styles.rows}>
      {hours.rows.map(({ name, timeZone, note }) => (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.bars} aria-hidden="true" data-screen-only>
            <Bars hours={hours} timeZone={timeZone} offices={offices} />
          </dd>
          {offices.map((office, lane) => {
            const shared = describeSharedHours(hours, timeZone, office);
            return (
              shared && (
                <dd key={office.name} className={styles.text} data-office={lane}>
                  {shared}
                </dd>
              )
            );
          })}
          {note && <dd className={styles.text}>{note}</dd>}
        </div>
      ))}
    </dl>
  </>
);

export const hoursFragments = graphql`
  fragment Hours on HoursBlock { opens closes rows { name timeZone note } }
  fragment OfficeHours on Office { name timeZone hours { opens closes } }
`;
