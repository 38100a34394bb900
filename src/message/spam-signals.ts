import { type ContactMessage, honeypotField } from './fields';

/** Milliseconds from showing the form to sending it, measured in the browser; absent without JavaScript. */
export const elapsedField = 'elapsed';

/** Hardly anybody fills in four fields in less time, unless the browser does it. Milliseconds. */
export const minimumElapsed = 1500;

/** What a form says about its sender, in addition to the message. */
export interface SpamSignals {
  readonly honeypot?: string | undefined;
  readonly elapsed?: string | undefined;
}

const isFast = (elapsed: string) => /^\d{1,9}$/.test(elapsed) && Number(elapsed) < minimumElapsed;

const linkCount = (text: string) => text.match(/https?:\/\//gi)?.length ?? 0;

/** A text has more links than this only if it advertises. */
const usualLinks = 2;

/**
 * Tells if a bot seems to have filled in the form (behaviour.md, rule 64). Such a message is marked, never refused, so
 * that a false alarm loses nothing. People do not see the honeypot. Speed alone proves nothing, since browsers fill in
 * forms for people: it takes a second signal, in the text. An absent or malformed time does not count.
 */
export const isSuspectedSpam = (
  { honeypot = '', elapsed = '' }: SpamSignals,
  { name, message }: Pick<ContactMessage, 'name' | 'message'>,
): boolean => {
  if (honeypot !== '') return true;
  const signals = [
    isFast(elapsed),
    linkCount(name) > 0,
    linkCount(message) > usualLinks,
    // Markup of forums and pages.
    /\[\/?(url|link)\b|<a\s/i.test(message),
  ];
  return signals.filter(Boolean).length >= 2;
};

/**
 * What the browser adds to the JSON: nothing for most people, so that the payload has the specified fields only; the
 * signals themselves where there are any.
 * @param elapsed milliseconds since the form was shown
 */
export const spamSignalsToSend = (honeypot: string, elapsed: number): Record<string, string> => {
  const time = String(Math.max(0, Math.round(elapsed)));
  return honeypot !== '' || isFast(time) ? { [honeypotField]: honeypot, [elapsedField]: time } : {};
};
