import { type RefObject, useState } from 'react';
import { attempt } from '../../attempt';
import { readClock } from '../../browser/clock';
import { QuietButton } from '../../components/form/button';
import { Outcome } from '../../components/form/outcome';
import { useLayoutData } from '../../layout/use-layout-data';
import type { ContactMessage } from '../../message/fields';
import { telHref } from '../../message/tel-href';
import * as styles from './failed-outcome.module.css';

const minutesOfDay = 24 * 60;

/** Minutes that a time zone is ahead of UTC; 0 where the browser does not know it. */
const findUtcOffset = (timeZone: string, at: Date): number =>
  attempt(() => readClock(timeZone, at) - readClock('UTC', at)) ?? 0;

/**
 * The office whose day is closest to the visitor's: it most likely answers the phone now. The clock is all a page knows
 * about the visitor's place.
 * @param offset minutes that the visitor's clock is ahead of UTC
 */
export const nearestOffice = <Office extends { readonly timeZone: string }>(
  offices: readonly Office[],
  offset = -new Date().getTimezoneOffset(),
  at = new Date(),
): Office | undefined => {
  const distance = ({ timeZone }: Office): number => {
    const apart = Math.abs(findUtcOffset(timeZone, at) - offset);
    return Math.min(apart, minutesOfDay - apart);
  };
  return [...offices].sort((a, b) => distance(a) - distance(b))[0];
};

interface FailedOutcomeProps {
  ref: RefObject<HTMLDivElement | null>;
  id: string;
  /** The server's explanation, or that the text is still there. */
  reason: string;
  /** The message as typed; without it there is nothing to copy yet. */
  message?: (() => ContactMessage | undefined) | undefined;
}

const formatMessage = ({ name, email, phoneNumber, message }: ContactMessage): string =>
  [[name, email, phoneNumber].filter(Boolean).join(', '), message].filter(Boolean).join('\n\n');

/** Copies a message, so that it can be sent some other way. */
const CopyButton = ({ message }: { message: () => ContactMessage | undefined }) => {
  const [isCopied, setIsCopied] = useState<boolean>();
  const copy = async () => {
    const written = message();
    if (!written) return;
    const writing = navigator.clipboard.writeText(formatMessage(written));
    await writing.then(
      () => setIsCopied(true),
      () => setIsCopied(false),
    );
  };
  return (
    <>
      <QuietButton onClick={copy}>
        <span aria-live="polite">{isCopied ? TEXTS.form.copied : TEXTS.form.copy}</span>
      </QuietButton>
      <p aria-live="polite">{isCopied === false ? TEXTS.form.copyBlocked : ''}</p>
    </>
  );
};

/** Ways out when a message was not sent: try again, call or write to the nearest office, copy the text. */
export const FailedOutcome = ({ ref, id, reason, message }: FailedOutcomeProps) => {
  const office = nearestOffice(useLayoutData().offices);
  return (
    <Outcome ref={ref} id={id} kind="failed">
      <p>{TEXTS.form.failed}</p>
      <p>{reason}</p>
      {office && (
        <ul className={styles.ways}>
          <li>
            <span>{`${TEXTS.form.call} `}</span>
            <a href={telHref(office.phone)}>{office.phone}</a>
          </li>
          <li>
            <span>{`${TEXTS.form.write} `}</span>
            <a href={`mailto:${office.email}`}>{office.email}</a>
          </li>
        </ul>
      )}
      {message && 'clipboard' in navigator && <CopyButton message={message} />}
    </Outcome>
  );
};
