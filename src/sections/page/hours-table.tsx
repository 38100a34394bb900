import { graphql } from 'gatsby';
import * as styles from './hours-table.module.css';
import { describeSharedHours } from './shared-hours';

interface HoursTableProps {
  hours: Queries.HoursFragment;
  offices: readonly Queries.OfficeHoursFragment[];
}

/** Regions of clients, each with the hours it shares with every office (behaviour.md, rule 106). */
export const HoursTable = ({ hours, offices }: HoursTableProps) => (
  <dl className={styles.rows}>
    {hours.rows.map(({ name, timeZone, note }) => {
      const shared = offices.map((office) => describeSharedHours(hours, timeZone, office));
      const lines = [...shared, note].filter((text) => text != null);
      return (
        <div key={name} className={styles.row}>
          <dt className={styles.name}>{name}</dt>
          {lines.map((text) => (
            <dd key={text} className={styles.text}>
              {text}
            </dd>
          ))}
        </div>
      );
    })}
  </dl>
);

export const hoursFragments = graphql`
  fragment Hours on HoursBlock { opens closes rows { name timeZone note } }
  fragment OfficeHours on Office { name timeZone hours { opens closes } }
`;
