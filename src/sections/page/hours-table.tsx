import { graphql } from 'gatsby';
import { toClock, toMinutes } from '../../browser/clock';
import * as styles from './hours-table.module.css';
import { describeSharedHours, findOpenHours, seasons } from './shared-hours';

interface HoursTableProps {
  hours: Queries.HoursFragment;
  offices: readonly Queries.OfficeHoursFragment[];
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
