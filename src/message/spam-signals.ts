import { honeypotField } from './form';

/** Milliseconds from showing the form to sending it, measured in the browser; absent without JavaScript. */
export const elapsedField = 'elapsed';

/** Quicker than this, no person has filled in four fields. Milliseconds. */
export const minimumElapsed = 1500;

/** What a form tells about its sender, besides the message. */
export interface SpamSignals {
  readonly trap?: string | undefined;
  readonly elapsed?: string | undefined;
}

/**
 * Whether a program seems to have filled in the form. Such a message is marked, never refused: a person whom it
 * strikes loses nothing. An absent or senseless time says nothing.
 */
export const looksLikeSpam = ({ trap = '', elapsed = '' }: SpamSignals): boolean =>
  trap !== '' || (/^\d{1,9}$/.test(elapsed) && Number(elapsed) < minimumElapsed);

/**
 * What the browser adds to the JSON it sends: nothing for a person, so that the payload is spec section 7 to the
 * letter, and the signs themselves where a program seems to be at work.
 *
 * @param elapsed milliseconds since the form was shown
 */
export const spamSignalsToSend = (trap: string, elapsed: number): Record<string, string> => {
  const signs = { trap, elapsed: String(Math.max(0, Math.round(elapsed))) };
  return looksLikeSpam(signs) ? { [honeypotField]: signs.trap, [elapsedField]: signs.elapsed } : {};
};
