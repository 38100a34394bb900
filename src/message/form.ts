/**
 * The honeypot: a field that people do not see. Named `subject` because bots always fill that, while no browser or
 * password manager does.
 */
export const honeypotField = 'subject';

/** Where a form sent without JavaScript lands. */
export const thankYouPath = '/thank-you';

/** The address that every form is sent to (behaviour.md, rule 50). */
export const emailPath = '/email';
