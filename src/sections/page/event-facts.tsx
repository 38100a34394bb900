import { graphql } from 'gatsby';
import * as button from '../../components/button-link.module.css';
import { wholeWords } from '../../components/whole-words';
import { fill } from '../../content-model/texts/fill';
import { longDate } from '../long-date';
import * as styles from './event-facts.module.css';

/** Day and clock of `2026-03-12T10:00:00+05:30`, as the place of the event has them. */
const splitTime = (iso: string) => ({
  day: longDate(iso.slice(0, 10)).replaceAll(' ', '\u00a0'),
  clock: iso.slice(11, 16),
});

/** `+05:30` as "UTC+05:30", so that guests elsewhere can convert it. */
const nameOffset = (iso: string): string => {
  const offset = /[+-]\d\d:\d\d$/.exec(iso)?.[0] ?? '';
  return offset === '' || offset.slice(1) === '00:00' ? 'UTC' : `UTC${offset}`;
};

/** When an event takes place, in the time of its place. */
export const describeTime = (starts: string, ends: string): string => {
  const [from, to] = [splitTime(starts), splitTime(ends)];
  return fill(from.day === to.day ? TEXTS.event.oneDay : TEXTS.event.days, {
    day: from.day,
    from: from.clock,
    lastDay: to.day,
    to: to.clock,
    zone: nameOffset(starts),
  });
};

export const formId = 'form';

const Reserve = () => (
  <dd data-screen-only>
    <a className={`${button.button} ${styles.reserve}`} href={`#${formId}`}>
      {TEXTS.event.reserve}
    </a>
  </dd>
);

interface EventFactsProps {
  event: Queries.EventFactsFragment;
  /** Whether guests can register on the same page. */
  hasForm: boolean;
}

/** An event as its ticket: when and where it takes place, what it costs, and a way to register. */
export const EventFacts = ({ event, hasForm }: EventFactsProps) => (
  <div className={styles.ticket} data-shore>
    <div className={styles.head}>
      <h2>{wholeWords(event.heading)}</h2>
      {event.intro && <p>{wholeWords(event.intro)}</p>}
    </div>
    <dl className={styles.facts}>
      <div>
        <dt>{TEXTS.event.when}</dt>
        <dd>
          <time dateTime={event.starts}>{describeTime(event.starts, event.ends)}</time>
        </dd>
      </div>
      <div>
        <dt>{TEXTS.event.where}</dt>
        <dd>{event.place}</dd>
        {hasForm && !event.price && <Reserve />}
      </div>
      {event.price && (
        <div>
          <dt>{TEXTS.event.price}</dt>
          <dd>{event.price}</dd>
          {hasForm && <Reserve />}
        </div>
      )}
    </dl>
  </div>
);

export const eventFragment = graphql`
  fragment EventFacts on EventBlock { heading: title intro: text starts ends place isOnline price }
`;
