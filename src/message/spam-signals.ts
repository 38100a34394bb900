import { honeypotField } from './form';

/** Milliseconds from showing the form to sending it, measured in the browser; absent without JavaScript. */
export const elapsedField = 'elapsed';

/** Nobody fills in four fields in less time. Milliseconds. */
export const minimumElapsed = 1500;

/** What a form says about its sender, besides the message. */
export interface SpamSignals {
  readonly honeypot?: string | undefined;
  readonly elapsed?: string | undefined;
}

/**
 * Whether a bot seems to have filled in the form (behaviour.md, rule 64). Such a message is marked, never refused, so
 * that a false alarm loses nothing. An absent or malformed time is no signal.
 */
export const looksLikeSpam = ({ honeypot = '', elapsed = '' }: SpamSignals): boolean =>
  honeypot !== '' || (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < minimumElapsed);

/**
 * What the browser adds to the JSON: nothing for people, so that the payload has the specified fields only; the
 * signals themselves for a bot.
 * @param elapsed milliseconds since the form was shown
 */
export const spamSignalsToSend = (honeypot: string, elapsed: number): Record<string, string> => {
  const signals = { honeypot, elapsed: String(Math.max(0, Math.round(elapsed))) };
  return looksLikeSpam(signals) ? { [honeypotField]: signals.honeypot, [elapsedField]: signals.elapsed } : {};
};
